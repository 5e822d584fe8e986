import type { Product } from "../catalog/product.ts";
import { type Chosen, valueMark } from "../choice/chosen.ts";
import { type CartLine, lineKey } from "./cart.ts";

/**
 * A cart as the fragment of an address (decision 24): `<version>.<revision>.<lines>.<checksum>`, letters and digits only, so that no chat cuts
 * it or reads it as formatting. A line is six of them, a hash of the product's id and color, and the quantity. In version 2, which only a cart
 * with values or texts has, each line goes on with their numbers, hashes of the values, and the texts themselves.
 */
export type CodedCart = {
  /** The revision of the shop at which the lines were priced; 0 if it is unknown. */
  revision: number;
  lines: readonly CodedLine[];
};

/** `values` are keys of values (`valueKey`), `texts` have keys of their questions (`textKey`). */
export type CodedLine = {
  key: number;
  quantity: number;
  values?: readonly number[];
  texts?: readonly { key: number; text: string }[];
};

export const MAX_CODED_LINES = 200;

type Ordered = Pick<CartLine, "id" | "color" | "values" | "texts" | "quantity">;

/** A code of 200 lines, each of several hundred pieces. */
const MAX_LENGTH = 4000;

/** So much of a message a cart with texts may take. Without texts 200 lines have less. */
export const MAX_WRITTEN_LENGTH = 1400;

const PLAIN = "1";
const WITH_CHOICES = "2";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LINE_LENGTH = 6;
const KEY_LENGTH = 5;
const TEXT_LENGTH = 2;
const CHECKSUM_LENGTH = 6;
const KEYS = 2 ** 28;
/** The quantities of a line; a larger one is written as several lines of the same key. */
const QUANTITIES = 2 ** 7;
const CODE = /^([12])\.([0-9A-Za-z]{1,9})\.([0-9A-Za-z]{6,})\.([0-9A-Za-z]{6})$/;

/** Identifies a product in a color. Different ones share a key about once in 268 million pairs. */
export const codeKey = ({ id, color }: Pick<CartLine, "id" | "color">): number => keyOf(lineKey({ id, color }));

export const valueKey = (value: { group: string; id: string }): number => keyOf(valueMark(value.group, value.id));

export const textKey = (id: string): number => keyOf(id);

const keyOf = (words: string): number => hashOf(words) % KEYS;

export function cartCode(revision: number, lines: readonly Ordered[]): string {
  const coded = lines.flatMap((line) => quantitiesOf(line.quantity).map((quantity) => ({ ...line, quantity })));
  const hasChoices = lines.some(({ values = [], texts = [] }) => values.length + texts.length > 0);
  const digits = coded.map((line) => {
    const plain = inDigits(codeKey(line) * QUANTITIES + line.quantity, LINE_LENGTH);
    return hasChoices ? plain + choiceDigits(line) : plain;
  });
  const content = `${hasChoices ? WITH_CHOICES : PLAIN}.${inDigits(revision, 1)}.${digits.join("")}`;
  return `${content}.${checksum(content)}`;
}

function choiceDigits({ values = [], texts = [] }: Chosen): string {
  const written = texts.map(({ id, text }) => {
    const letters = textDigits(text);
    return inDigits(textKey(id), KEY_LENGTH) + inDigits(letters.length, TEXT_LENGTH) + letters;
  });
  const keys = values.map((value) => inDigits(valueKey(value), KEY_LENGTH));
  return [inDigits(values.length, 1), inDigits(texts.length, 1), ...keys, ...written].join("");
}

/** Undefined for what no shop has written as a whole: another version, a cut or changed code, too many lines. */
export function cartIn(code: string): CodedCart | undefined {
  if (code.length > MAX_LENGTH) return undefined;
  const [, version, revision = "", digits = "", sum] = CODE.exec(code) ?? [];
  if (sum === undefined || checksum(code.slice(0, -CHECKSUM_LENGTH - 1)) !== sum) return undefined;
  const written = linesIn(digits, version === WITH_CHOICES);
  if (!written || !Number.isSafeInteger(numberIn(revision))) return undefined;
  const lines = new Map<string, CodedLine>();
  for (const line of written) {
    const { quantity, ...same } = line;
    const key = JSON.stringify(same);
    lines.set(key, { ...line, quantity: (lines.get(key)?.quantity ?? 0) + quantity });
  }
  return lines.size > MAX_CODED_LINES ? undefined : { revision: numberIn(revision), lines: [...lines.values()] };
}

/** Reads the digits from left to right. Undefined where they are not lines. */
function linesIn(digits: string, hasChoices: boolean): CodedLine[] | undefined {
  let at = 0;
  const take = (length: number): string => {
    at += length;
    return digits.slice(at - length, at);
  };
  const lines: CodedLine[] = [];
  while (at < digits.length) {
    const value = numberIn(take(LINE_LENGTH));
    const line = { key: Math.floor(value / QUANTITIES), quantity: value % QUANTITIES };
    if (line.key >= KEYS || line.quantity === 0) return undefined;
    if (!hasChoices) lines.push(line);
    else {
      const [valueCount, textCount] = [numberIn(take(1)), numberIn(take(1))];
      const values = Array.from({ length: valueCount }, () => numberIn(take(KEY_LENGTH)));
      const texts = Array.from({ length: textCount }, () => {
        const key = numberIn(take(KEY_LENGTH));
        return { key, text: textIn(take(numberIn(take(TEXT_LENGTH)))) };
      });
      if (texts.some(({ text }) => text === undefined)) return undefined;
      lines.push({
        ...line,
        ...(values.length > 0 && { values }),
        ...(texts.length > 0 && { texts: texts.map(({ key, text = "" }) => ({ key, text })) }),
      });
    }
  }
  return at === digits.length ? lines : undefined;
}

/** The bytes of a text as one large number. The first byte keeps zeros that follow. */
function textDigits(text: string): string {
  let number = 1n;
  for (const byte of new TextEncoder().encode(text)) number = number * 256n + BigInt(byte);
  let digits = "";
  for (; number > 0n; number /= 62n) digits = DIGITS.charAt(Number(number % 62n)) + digits;
  return digits;
}

function textIn(digits: string): string | undefined {
  let number = [...digits].reduce((sum, digit) => sum * 62n + BigInt(DIGITS.indexOf(digit)), 0n);
  const bytes: number[] = [];
  for (; number > 1n; number /= 256n) bytes.unshift(Number(number % 256n));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
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
