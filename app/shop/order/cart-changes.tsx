import { formatPrice } from "../../../domain/money.ts";
import { lineName } from "../../../domain/order/cart.ts";
import type { CurrentLine } from "../../../domain/order/checked-cart.ts";

/** Stands at the order button: what differs from the shop of this minute. It leads to the first such line. */
export const CartChanges = ({ current }: { current: readonly CurrentLine[] }) => (
  <button type="button" className="checkout-notice" data-urgent="true" onClick={showFirst} aria-live="polite">
    <u>{changeWords(current)}</u>
  </button>
);

export const hasChanges = (current: readonly CurrentLine[]): boolean => changeWords(current) !== "";

/** One change is named whole; several are counted. */
function changeWords(current: readonly CurrentLine[]): string {
  const refused = current.filter(({ refusal }) => refusal);
  const fewer = current.filter(({ line, sold }) => sold && sold.quantity < line.quantity);
  const priced = current.filter(({ line, sold }) => sold && sold.price !== line.price);
  const [one, ...others] = [...refused, ...fewer, ...priced];
  if (one && others.length === 0) return wholeWords(one);
  return [
    refused.length > 0 && `${refused.length} ürün alınamıyor`,
    fewer.length > 0 && `${fewer.length} ürün istediğin kadar yok`,
    priced.length > 0 && `${priced.length} fiyat değişti`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function wholeWords({ line, sold }: CurrentLine): string {
  const name = lineName(line);
  if (!sold) return `${name} alınamıyor, toplamda yok`;
  if (sold.quantity < line.quantity) return `${name}: ${line.quantity} değil ${sold.quantity} adet var`;
  return `${name} ${formatPrice(line.price)} idi, şimdi ${formatPrice(sold.price)}`;
}

function showFirst({ currentTarget }: { currentTarget: HTMLElement }) {
  const notice = currentTarget.closest("dialog")?.querySelector(".line-notice");
  notice?.scrollIntoView({ block: "center" });
  notice?.querySelector("button")?.focus({ preventScroll: true });
}
