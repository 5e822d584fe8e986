import { useState } from "react";
import { Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import { chargedFor } from "../../../domain/order/amount-to-pay.ts";
import { type Cart, cartCount, cartTotal, lineName, lineTotal } from "../../../domain/order/cart.ts";
import {
  addLines,
  type CheckedCart,
  type CheckedCartLine,
  type CurrentLine,
  sharedLines,
  soldLines,
  withAllOptions,
} from "../../../domain/order/checked-cart.ts";
import { saidValues } from "../../../domain/order/fitted-lines.ts";
import { NO_DETAILS } from "../../../domain/order/order-details.ts";
import { textLines } from "../../../domain/order/plain-name.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { lineAddress } from "../../../domain/web/cart-link.ts";
import { api } from "../../api-client.ts";
import { cart } from "../../cart-state.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { useShop } from "../../use-shop.ts";
import { useOpenCart } from "../cart/open-cart.ts";
import { refusalWords } from "../cart/refusal-words.ts";
import { ToPay, TotalNote } from "../order/to-pay.tsx";
import { LoadFailed } from "../page/missing-page.tsx";

/** The products of a code, as the shop has them today. */
export function SharedCart({ code }: { code: string }) {
  const { answer, hasFailed, reload } = useRequest(() => api.checkCart(code).then(withAllOptions));
  if (answer) return <Products checked={answer} />;
  return hasFailed ? <LoadFailed title="Sepeti getiremedik" heading="h2" onRetry={reload} /> : <Spinner />;
}

function Products({ checked }: { checked: CheckedCart }) {
  const shared = sharedLines(checked);
  const lines = soldLines(shared.flatMap(({ current }) => current ?? []));
  const others = checked.lines.length - lines.length;
  const { parcel } = useShop();
  const charged = chargedFor({
    total: cartTotal(lines),
    bought: lines,
    offers: checked.offers,
    details: NO_DETAILS,
    parcel,
  });
  return (
    <>
      <p className="cart-link-page-words">Bugünkü fiyatlarıyla. Sen eklemeden kendi sepetin değişmez.</p>
      <ul className="cart-link-page-lines">
        {shared.map((one) => (
          <SharedCartLine key={JSON.stringify([one.told.key, one.told.card?.values, one.told.card?.texts])} {...one} />
        ))}
      </ul>
      {lines.length > 0 && (
        <p className="cart-link-page-total">
          <span>Toplam</span>
          <TotalNote charged={charged} />
          <span className="price">{formatPrice(charged.total)}</span>
          {others > 0 && <small>Alınamayanlar toplamda yok.</small>}
        </p>
      )}
      {lines.length > 0 && <ToPay charged={charged} />}
      <Choice lines={lines} />
    </>
  );
}

function Choice({ lines }: { lines: Cart }) {
  const openCart = useOpenCart();
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    cart.change((own) => addLines(own, lines));
    setAdded(true);
    toast.success(`${cartCount(lines)} ürün sepetine eklendi`, { label: "Sepete git", onClick: openCart });
  };
  return (
    <div className="cart-link-page-choice">
      {lines.length > 0 &&
        (isAdded ? (
          <button type="button" className="button button-ribbon" onClick={openCart}>
            <Icon name="bag" size={22} />
            Sepete git
          </button>
        ) : (
          <button type="button" className="button button-ribbon" onClick={add}>
            <Icon name="bag" size={22} />
            Sepete ekle
          </button>
        ))}
      <Link className="button button-plain" to={addresses.home}>
        {isAdded || lines.length === 0 ? "Ürünlere bak" : "Vazgeç"}
      </Link>
    </div>
  );
}

type SharedLineProps = { told: CheckedCartLine; current?: CurrentLine | undefined };

function SharedCartLine({ told: { quantity, priceThen, lost }, current }: SharedLineProps) {
  if (!current) return <LostLine quantity={quantity} />;
  const { sold, line, refusal } = current;
  return (
    <li className="cart-link-page-line">
      <span className="cart-link-page-picture">
        <ShopPicture image={line.image} alt="" sizes="80px" widths={[160, 320]} width={80} height={80} />
      </span>
      <div>
        <Link to={lineAddress(line)}>{lineName({ name: line.name, values: saidValues(line) })}</Link>
        {textLines(line).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>Adet: {quantity}</p>
        {lost !== undefined && <p className="cart-link-page-change">{lostWords(lost)}</p>}
        {refusal && <p className="cart-link-page-change">{refusalWords(refusal, line)}</p>}
        {sold && sold.quantity < quantity && <p className="cart-link-page-change">Yalnız {sold.quantity} adet var</p>}
        {priceThen !== undefined && (
          <p className="cart-link-page-change">
            Tanesi {formatPrice(priceThen)} idi, şimdi {formatPrice(line.price)}
          </p>
        )}
      </div>
      <span className="price">{formatPrice(lineTotal(sold ?? line))}</span>
    </li>
  );
}

const lostWords = (lost: number): string =>
  lost === 1 ? "Seçilenlerden biri artık yok" : `Seçilenlerden ${lost} tanesi artık yok`;

const LostLine = ({ quantity }: { quantity: number }) => (
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
