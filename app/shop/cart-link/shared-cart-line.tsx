import { Link } from "react-router";
import { colorSlug } from "../../../domain/catalog/color-address.ts";
import { formatPrice } from "../../../domain/money.ts";
import { lineName, lineTotal } from "../../../domain/order/cart.ts";
import { type CheckedLine, type CodedCard, lineOf } from "../../../domain/order/checked-cart.ts";
import { saidColor } from "../../../domain/order/fitted-lines.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";

export const SharedCartLine = ({ line: { card, quantity, priceThen } }: { line: CheckedLine }) =>
  card ? (
    <li className="cart-link-page-line">
      <span className="cart-link-page-picture">
        <ShopPicture image={card.image} alt="" sizes="80px" widths={[160, 320]} width={80} height={80} />
      </span>
      <div>
        <Link to={addressOf(card)}>{lineName({ name: card.name, color: saidColor(lineOf(card, quantity)) })}</Link>
        <p>Adet: {quantity}</p>
        {!card.inStock && <p className="cart-link-page-change">Şu an tükendi</p>}
        {priceThen !== undefined && (
          <p className="cart-link-page-change">
            Tanesi {formatPrice(priceThen)} idi, şimdi {formatPrice(card.price)}
          </p>
        )}
      </div>
      <span className="price">{formatPrice(lineTotal(lineOf(card, quantity)))}</span>
    </li>
  ) : (
    <li className="cart-link-page-line">
      <span className="cart-link-page-picture">
        <Icon name="bag" size={32} />
      </span>
      <div>
        <p>Artık satılmayan bir ürün ya da renk</p>
        <p>Adet: {quantity}</p>
      </div>
    </li>
  );

function addressOf({ slug, color, colors }: CodedCard): string {
  const words = colors.map(({ word }) => word);
  return addresses.product(slug, color === undefined ? undefined : colorSlug(color, words));
}
