import type { Product } from "../catalog/product.ts";
import { type CartLine, lineKey } from "./cart.ts";

/**
 * A cart as the fragment of an address (decision 24): `1.<revision>.<lines>.<checksum>`, letters and digits only, so that no chat cuts it or
 * reads it as formatting. A line is six of them: a hash of the product's id and color, and the quantity.
 */
export type CodedCart = {
  /** The revision of the shop at which the lines were priced; 0 if it is unknown. */
  revision: number;
  lines: readonly CodedLine[];
};

export type CodedLine = { key: number; quantity: number };

export const MAX_CODED_LINES = 200;

type Ordered = Pick<CartLine, "id" | "color" | "quantity">;

/** A code of 200 lines, each of several hundred pieces. */
const MAX_LENGTH = 4000;

const VERSION = "1";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LINE_LENGTH = 6;
const CHECKSUM_LENGTH = 6;
const KEYS = 2 ** 28;
/** The quantities of a line; a larger one is written as several lines of the same key. */
const QUANTITIES = 2 ** 7;
const CODE = /^1\.([0-9A-Za-z]{1,9})\.((?:[0-9A-Za-z]{6})+)\.([0-9A-Za-z]{6})$/;

/** Identifies a product in a color. Different ones share a key about once in 268 million pairs. */
export const codeKey = (line: Pick<CartLine, "id" | "color">): number => hashOf(lineKey(line)) % KEYS;

export function cartCode(revision: number, lines: readonly Ordered[]): string {
  const coded = lines.flatMap((line) => quantitiesOf(line.quantity).map((quantity) => ({ ...line, quantity })));
  const digits = coded.map((line) => inDigits(codeKey(line) * QUANTITIES + line.quantity, LINE_LENGTH));
  const content = `${VERSION}.${inDigits(revision, 1)}.${digits.join("")}`;
  return `${content}.${checksum(content)}`;
}

/** Undefined for what no shop has written as a whole: another version, a cut or changed code, too many lines. */
export function cartIn(code: string): CodedCart | undefined {
  if (code.length > MAX_LENGTH) return undefined;
  const [, revision = "", digits = "", sum] = CODE.exec(code) ?? [];
  if (sum === undefined || checksum(code.slice(0, -CHECKSUM_LENGTH - 1)) !== sum) return undefined;
  const quantities = new Map<number, number>();
  for (const [line] of digits.matchAll(/.{6}/g)) {
    const value = numberIn(line);
    const key = Math.floor(value / QUANTITIES);
    if (key >= KEYS || value % QUANTITIES === 0) return undefined;
    quantities.set(key, (quantities.get(key) ?? 0) + (value % QUANTITIES));
  }
  if (quantities.size > MAX_CODED_LINES || !Number.isSafeInteger(numberIn(revision))) return undefined;
  return { revision: numberIn(revision), lines: [...quantities].map(([key, quantity]) => ({ key, quantity })) };
}

const quantitiesOf = (quantity: number): number[] =>
  quantity < QUANTITIES ? [quantity] : [QUANTITIES - 1, ...quantitiesOf(quantity - QUANTITIES + 1)];

const checksum = (content: string): string => inDigits(hashOf(content), CHECKSUM_LENGTH);

function inDigits(value: number, length: number): string {
  const [rest, last] = [Math.floor(value / DIGITS.length), DIGITS.charAt(value % DIGITS.length)];
  return rest === 0 ? last.padStart(length, "0") : inDigits(rest, length - 1) + last;
}

const numberIn = (digits: string): number =>
  [...digits].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0);

/** FNV-1a of the UTF-16 units, followed by murmur's mixing, so that similar texts differ in all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export type CodedProduct<Known> = { product: Known; color?: string };

/**
 * Products, each in its color, by the keys of a cart's code; all of them without `keys`. Two with the same key are not told apart:
 * neither is found.
 */
export function codedProducts<Known extends Pick<Product, "id" | "colors">>(
  products: Iterable<Known>,
  keys?: ReadonlySet<number>,
): Map<number, CodedProduct<Known>> {
  const found = new Map<number, CodedProduct<Known>>();
  const shared = new Set<number>();
  for (const product of products) {
    for (const { key, ...inColor } of keysOf(product)) {
      if (keys && !keys.has(key)) continue;
      if (found.has(key)) shared.add(key);
      found.set(key, { product, ...inColor });
    }
  }
  for (const key of shared) found.delete(key);
  return found;
}

type ColorKey = { key: number; color?: string };

/** A product never changes: what is saved is another one. So its keys are made once, and a save makes those of one product. */
const KEYS_OF_PRODUCTS = new WeakMap<object, readonly ColorKey[]>();

function keysOf(product: Pick<Product, "id" | "colors">): readonly ColorKey[] {
  const known = KEYS_OF_PRODUCTS.get(product);
  if (known) return known;
  const { id } = product;
  const colors = [...new Set(product.colors)];
  const keys = [{ key: codeKey({ id }) }, ...colors.map((color) => ({ key: codeKey({ id, color }), color }))];
  KEYS_OF_PRODUCTS.set(product, keys);
  return keys;
}
