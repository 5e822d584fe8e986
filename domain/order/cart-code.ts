import type { Product } from "../catalog/product.ts";
import { chosenOf, type ToldChoice, toldChoice, valueMark } from "../choice/chosen.ts";
import type { CartLine } from "./cart.ts";

/**
 * A cart in the fragment of an address (decision 24): `<version>.<revision>.<lines>.<checksum>`. It has letters and digits only, so that
 * no chat cuts it or reads it as formatting. A line has six of them: a hash of the product's id and color, and the quantity. Version 2 is
 * for carts with values or texts. Each of its lines goes on with the numbers of values and texts, hashes of the values, and the texts
 * themselves. Version 3 is for carts that are long in version 2. There a line that differs from the one before only in quantity and texts
 * contains just these.
 */
export type CodedCart = {
  /** The revision of the shop at which the lines were priced, or 0 if it is unknown. */
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

/** A line with its color apart or among its values. The key of a line stands for the product in its color. */
export type Ordered = Pick<CartLine, "id" | "quantity"> & ToldChoice;

/** The most characters: 200 lines of several hundred pieces each have fewer. */
const MAX_LENGTH = 4000;

/** The most characters of a message that a cart with texts may take. Without texts 200 lines have fewer. */
export const MAX_WRITTEN_LENGTH = 1400;

const PLAIN = "1";
const WITH_CHOICES = "2";
const SHORTENED = "3";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LINE_LENGTH = 6;
const KEY_LENGTH = 5;
const TEXT_LENGTH = 2;
const QUANTITY_LENGTH = 2;
const CHECKSUM_LENGTH = 6;
const KEYS = 2 ** 28;
/** The limit of a quantity in one line. A larger quantity is written as several lines with the same key. */
const QUANTITIES = 2 ** 7;
const CODE = /^([123])\.([0-9A-Za-z]{1,9})\.([0-9A-Za-z]{6,})\.([0-9A-Za-z]{6})$/;

/** Identifies a product in a color. Two different ones share a key about once in 268 million pairs. */
export const codeKey = ({ id, color }: { id: string; color?: string | undefined }): number =>
  keyOf(color === undefined ? id : `${id} ${color}`);

export const valueKey = (value: { group: string; id: string }): number => keyOf(valueMark(value.group, value.id));

export const textKey = (id: string): number => keyOf(id);

const keyOf = (words: string): number => hashOf(words) % KEYS;

export function cartCode(revision: number, lines: readonly Ordered[]): string {
  const told = lines.map(({ id, quantity, ...chosen }) => ({ id, quantity, ...toldChoice(chosenOf(chosen)) }));
  const coded = told.flatMap((line) => quantitiesOf(line.quantity).map((quantity) => ({ ...line, quantity })));
  const hasChoices = told.some(({ values = [], texts = [] }) => values.length + texts.length > 0);
  if (!hasChoices) return signed(PLAIN, revision, coded.map(lineDigits));
  const whole = signed(WITH_CHOICES, revision, coded.map(chosenDigits));
  return whole.length <= MAX_WRITTEN_LENGTH ? whole : signed(SHORTENED, revision, shortenedDigits(coded));
}

function signed(version: string, revision: number, digits: readonly string[]): string {
  const content = `${version}.${inDigits(revision, 1)}.${digits.join("")}`;
  return `${content}.${checksum(content)}`;
}

const lineDigits = (line: Ordered): string => inDigits(codeKey(line) * QUANTITIES + line.quantity, LINE_LENGTH);

const chosenDigits = (line: Ordered): string => lineDigits(line) + choiceDigits(line);

/** The first digit of a line in version 3. */
const [WHOLE_LINE, SAME_ASKED] = ["1", "0"];

const shortenedDigits = (lines: readonly Ordered[]): string[] =>
  lines.map((line, at) => {
    const before = lines[at - 1];
    if (!before || askedOf(line) !== askedOf(before)) return WHOLE_LINE + chosenDigits(line);
    const texts = (line.texts ?? []).map(({ text }) => writtenDigits(text));
    return [SAME_ASKED, inDigits(line.quantity, QUANTITY_LENGTH), ...texts].join("");
  });

/** The product, the values and the questions of a line. */
const askedOf = (line: Ordered): string =>
  JSON.stringify([codeKey(line), line.values?.map(valueKey), line.texts?.map(({ id }) => textKey(id))]);

function choiceDigits({ values = [], texts = [] }: ToldChoice): string {
  const written = texts.map(({ id, text }) => inDigits(textKey(id), KEY_LENGTH) + writtenDigits(text));
  const keys = values.map((value) => inDigits(valueKey(value), KEY_LENGTH));
  return [inDigits(values.length, 1), inDigits(texts.length, 1), ...keys, ...written].join("");
}

function writtenDigits(text: string): string {
  const letters = textDigits(text);
  return inDigits(letters.length, TEXT_LENGTH) + letters;
}

/** Undefined for a code that no shop has written as a whole: another version, a cut or changed code, or too many lines. */
export function cartIn(code: string): CodedCart | undefined {
  if (code.length > MAX_LENGTH) return undefined;
  const [, version, revision = "", digits = "", sum] = CODE.exec(code) ?? [];
  if (sum === undefined || checksum(code.slice(0, -CHECKSUM_LENGTH - 1)) !== sum) return undefined;
  const written = linesIn(digits, version);
  if (!written || !Number.isSafeInteger(numberIn(revision))) return undefined;
  const lines = new Map<string, CodedLine>();
  for (const line of written) {
    const { quantity, ...same } = line;
    const key = JSON.stringify(same);
    lines.set(key, { ...line, quantity: (lines.get(key)?.quantity ?? 0) + quantity });
  }
  return lines.size > MAX_CODED_LINES ? undefined : { revision: numberIn(revision), lines: [...lines.values()] };
}

/** Reads the digits from left to right. Undefined if they are not lines. */
function linesIn(digits: string, version: string | undefined): CodedLine[] | undefined {
  let at = 0;
  const take = (length: number): string => {
    at += length;
    return digits.slice(at - length, at);
  };
  const many = <Part>(length: number, part: () => Part): Part[] => Array.from({ length }, part);
  const takeKey = () => numberIn(take(KEY_LENGTH));
  let isText = true;
  const takeText = (): string => {
    const text = textIn(take(numberIn(take(TEXT_LENGTH))));
    isText &&= text !== undefined;
    return text ?? "";
  };
  const takeWhole = (): CodedLine => {
    const value = numberIn(take(LINE_LENGTH));
    const line = { key: Math.floor(value / QUANTITIES), quantity: value % QUANTITIES };
    if (version === PLAIN) return line;
    const [valueCount, textCount] = [numberIn(take(1)), numberIn(take(1))];
    const values = many(valueCount, takeKey);
    const texts = many(textCount, () => ({ key: takeKey(), text: takeText() }));
    return { ...line, ...(values.length > 0 && { values }), ...(texts.length > 0 && { texts }) };
  };
  const takeSame = (before: CodedLine): CodedLine => {
    const quantity = numberIn(take(QUANTITY_LENGTH));
    const texts = before.texts?.map(({ key }) => ({ key, text: takeText() }));
    return { ...before, quantity, ...(texts && { texts }) };
  };
  const lines: CodedLine[] = [];
  while (at < digits.length) {
    const before = lines.at(-1);
    const isSame = version === SHORTENED && take(1) === SAME_ASKED;
    if (isSame && !before) return undefined;
    const line = isSame && before ? takeSame(before) : takeWhole();
    if (line.key >= KEYS || line.quantity === 0) return undefined;
    lines.push(line);
  }
  return at === digits.length && isText ? lines : undefined;
}

/** The bytes of a text as one large number. It begins with 1, so that zeros at the front of the bytes are kept. */
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
 * The products in each of their colors, by the keys of a cart's code. Without `keys` all of them are included. Products with the same key
 * are left out, because nobody can tell which is meant.
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

/** The cache of each product's keys. A product never changes, because saving makes a new one. So a save computes the keys of one product only. */
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
