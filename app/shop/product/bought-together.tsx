import "../../ui/field.css";
import "./bought-together.css";
import { useState } from "react";
import { Link } from "react-router";
import { FROM, isFrom, startPrices } from "../../../domain/catalog/shown-price.ts";
import { isShownOn, istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice, sumLira } from "../../../domain/money.ts";
import { reductionsFor } from "../../../domain/offer/reductions.ts";
import { ruleDays } from "../../../domain/shop/rule-days.ts";
import type { SoldTogether } from "../../../domain/shop/sold-together.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { PriceWords } from "../cards/price-words.tsx";
import { putIntoCart } from "../cards/put-into-cart.ts";
import { useCards } from "../cards/use-cards.ts";
import { useOpenCart } from "../cart/open-cart.ts";

/** 'Birlikte al': the set of the product that holds today. */
export function BoughtTogether({ sets }: { sets: readonly SoldTogether[] }) {
  const today = istanbulDate(new Date());
  const set = sets.find((one) => isShownOn(one, today));
  return set && <OneSet key={set.products.join()} set={set} />;
}

/** All of the set is ticked, and one tap puts what is ticked into the cart. The cart is a usual one then. */
function OneSet({ set }: { set: SoldTogether }) {
  const { cards } = useCards(set.products);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const openCart = useOpenCart();
  if (cards.length < set.products.length || !cards.every(({ inStock }) => inStock)) return null;
  const ticked = cards.filter(({ id }) => !unticked.includes(id));
  const bought = ticked.map((card) => ({ id: card.id, price: startPrices(card).price, quantity: 1 }));
  const total = sumLira(bought.map(({ price }) => price));
  const saved = sumLira(reductionsFor(bought, [set], null).map(({ amount }) => amount));
  const days = ruleDays(set);
  return (
    <section className="product-page-related bought-together screen-only" aria-labelledby="birlikte">
      <h2 id="birlikte">{set.name}</h2>
      <ul>
        {cards.map((card) => {
          const { id, name, slug, image } = card;
          return (
            <li key={id}>
              <label className="field-checkbox">
                <input
                  type="checkbox"
                  checked={!unticked.includes(id)}
                  aria-label={name}
                  onChange={({ target }) =>
                    setUnticked(target.checked ? unticked.filter((one) => one !== id) : [...unticked, id])
                  }
                />
                <ShopPicture image={image} alt="" sizes="72px" widths={[160]} width={72} height={72} />
              </label>
              <p>
                <Link to={addresses.product(slug)}>{name}</Link>
                <PriceWords product={card} />
              </p>
            </li>
          );
        })}
      </ul>
      {ticked.length > 0 && (
        <>
          <p className="bought-together-sum" role="status">
            <span className="price">{formatPrice(sumLira([total, -saved]))}</span>
            {ticked.some(isFrom) && FROM}
            {saved > 0 && <small>birlikte {formatPrice(saved)} daha az</small>}
          </p>
          <button
            type="button"
            className="button button-ribbon"
            onClick={({ currentTarget }) => {
              for (const card of ticked) putIntoCart(card, card.colors, { button: currentTarget, openCart });
            }}
          >
            {ticked.length === 1 ? "Sepete Ekle" : `${ticked.length} ürünü sepete ekle`}
          </button>
        </>
      )}
      {days && saved > 0 && <p className="bought-together-days">{days}</p>}
    </section>
  );
}
