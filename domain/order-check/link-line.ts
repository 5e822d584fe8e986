import { type CodedLine, cartIn, codeKey } from "../order/cart-code.ts";
import { plainLineName } from "../order/plain-name.ts";
import { CUT, type NamedProducts, nameKey, type ShelfProduct } from "./named-products.ts";
import type { ReadOrder } from "./read-order.ts";
import type { Shelf } from "./shelf.ts";

/** A line of the cart's code: what was in the cart when the link was made. */
export type LinkLine = {
  quantity: number;
  /** Undefined for what the shop no longer has, not even in the trash. */
  found: ShelfProduct | undefined;
  color: string | undefined;
  /** The product has no such color any more. */
  isColorLost: boolean;
  /** Its name in a message of today, and as it is compared. */
  name: string;
  key: string;
};

/** Undefined for an order without a code. */
export function linkLines({ code, lines }: Pick<ReadOrder, "code" | "lines">, shelf: Shelf): LinkLine[] | undefined {
  const cart = code === undefined ? undefined : cartIn(code);
  if (!cart) return undefined;
  const coded = shelf.coded();
  const lost = lostColors(lines, new Set(cart.lines.map(({ key }) => key)), shelf.named);
  return cart.lines.map((line) => {
    const known = coded.get(line.key);
    if (known) return linkLine(line, { found: known.product.onShelf, color: known.color });
    return linkLine(line, { ...lost.get(line.key), isColorLost: lost.has(line.key) });
  });
}

function linkLine(
  { quantity }: CodedLine,
  about: Partial<Pick<LinkLine, "found" | "color" | "isColorLost">>,
): LinkLine {
  const { found, color, isColorLost = false } = about;
  const name = found ? plainLineName({ name: found.product.name, color }) : "";
  return { quantity, found, color, isColorLost, name, key: nameKey(name) };
}

/** The message names colors that the shop does not have any more. The key proves which of them were in the cart. */
function lostColors(lines: ReadOrder["lines"], keys: ReadonlySet<number>, named: NamedProducts) {
  const lost = new Map<number, { found: ShelfProduct; color: string }>();
  for (const { name } of lines) {
    const one = named.find(name);
    if (!one || !("found" in one) || one.found.lostColor === undefined) continue;
    const { lostColor: color, product } = one.found;
    const key = codeKey({ id: product.id, color });
    if (keys.has(key)) lost.set(key, { found: one.found, color });
  }
  return lost;
}

/** How surely a message means this line: 3 letter by letter, 2 but for marks, 1 shortened, 0 not at all. */
export function likeness(said: { name: string; key: string }, { found, name, key }: LinkLine): 0 | 1 | 2 | 3 {
  if (!found) return 0;
  if (said.name === name) return 3;
  if (said.key === key) return 2;
  return isShortened(said.key, key) ? 1 : 0;
}

/** A long message shortens a name, but not its color: `Mıknatıslı Çift… (pembe)`. */
function isShortened(short: string, whole: string): boolean {
  if (short.length > LONGEST_NAME) return false;
  for (let cut = short.indexOf(CUT); cut >= 0; cut = short.indexOf(CUT, cut + 1)) {
    const [start, end] = [short.slice(0, cut).replace(EDGE, ""), short.slice(cut + CUT.length).trimStart()];
    if (whole.length >= start.length + end.length && whole.startsWith(start) && whole.endsWith(end)) return true;
  }
  return false;
}

/** With its color; what is longer was never a name of the shop. */
const LONGEST_NAME = 300;
/** What a key does not have at its end. */
const EDGE = /[\s(:=-]+$/;
