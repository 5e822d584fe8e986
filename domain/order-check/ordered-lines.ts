import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type Chosen, type ChosenText, type ChosenValue, chosenOf } from "../choice/chosen.ts";
import { type Options, plainText } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { meantValue } from "../choice/value-names.ts";
import { type CodedProduct, cartIn, codedProducts, codeKey } from "../order/cart-code.ts";
import { chosenIn } from "../order/coded-choice.ts";
import { plainName } from "../order/plain-name.ts";
import { fold } from "../turkish.ts";
import type { ReadOrder } from "./read-order.ts";

/** A line that the link says, or, without one, that a reader proposes. */
export type OrderedLine = Chosen & {
  quantity: number;
  /** Undefined for what the shop no longer has, not even in the trash. */
  found: ShelfProduct | undefined;
  /** The product's questions of today. */
  options?: Options | undefined;
  /** How many chosen values and texts the product does not have any more. */
  lost?: number;
};

export function orderedLines({ code, others }: Pick<ReadOrder, "code" | "others">, shelf: Shelf): OrderedLine[] {
  const cart = code === undefined ? undefined : cartIn(code);
  if (!cart) return others.flatMap((line, at) => proposedLine(line, others.slice(at + 1), shelf));
  const coded = shelf.coded();
  const lost = goneColors(new Set(cart.lines.flatMap(({ key }) => (coded.has(key) ? [] : key))), others, shelf);
  return cart.lines.map((line) => {
    const { key, quantity } = line;
    const known = coded.get(key);
    const { found, color } = known ? { found: known.product.onShelf, color: known.color } : (lost.get(key) ?? {});
    if (!found) return { quantity, found };
    const options = optionsOf(found.product, shelf.sets);
    return { quantity, found, options, ...chosenIn({ ...line, color }, options) };
  });
}

/** Each is tried with every product. */
const MAX_COLORS = 20;

/** The message names colors that a product does not have any more. The key proves which of them were in the cart. */
function goneColors(keys: ReadonlySet<number>, lines: readonly string[], shelf: Shelf) {
  const lost = new Map<number, { found: ShelfProduct; color: string }>();
  if (keys.size === 0) return lost;
  const said = lines
    .flatMap((line) => /\(([^()]+)\) x\d/.exec(line)?.[1] ?? [])
    .flatMap((words) => [words, words.split(", ")[0] ?? ""]);
  for (const color of [...new Set(said)].slice(0, MAX_COLORS)) {
    for (const found of shelf.products) {
      const key = codeKey({ id: found.product.id, color });
      if (keys.has(key)) lost.set(key, { found, color });
    }
  }
  return lost;
}

const WRITTEN = /^(?<bullet>[^\p{L}\p{N}]*(?:\d{1,2}[.)] )?)(?:(?<first>\d{1,3}) ?(?:x|×|adet|tane)? )?(?<words>.+)$/iu;
const COUNT = /[x×] ?(\d{1,3})(?!\d)|(?<!\d)(\d{1,3}) ?(?:x|×|adet|tane)(?![\p{L}\d])/iu;

/** A name of at most so many words. */
const MAX_WORDS = 30;

/** A line that begins with a product's name, behind a bullet or beside a number. Its price is the shop's; the owner looks it over. */
function proposedLine(line: string, next: readonly string[], shelf: Shelf): OrderedLine[] {
  const { bullet = "", first, words = "" } = WRITTEN.exec(line)?.groups ?? {};
  const all = words.split(/\s+/);
  for (let end = Math.min(all.length, MAX_WORDS); end > 0; end -= 1) {
    const found = shelf.find(all.slice(0, end).join(" "));
    if (!found) continue;
    const behind = all.slice(end).join(" ");
    if (bullet.trim() === "" && first === undefined && !/\d/.test(behind)) return [];
    // In brackets stands the choice: the X7 of `(Poco X7) x2` is no count.
    const count = COUNT.exec(behind.replace(/\([^()]*\)/g, (choice) => " ".repeat(choice.length)));
    const [counted = "", after, before] = count ?? [];
    const rest = count ? behind.slice(0, count.index) + behind.slice(count.index + counted.length) : behind;
    const said = ` ${lineToCompare(behind)} `;
    const color = found.product.colors.find((one) => said.includes(` ${lineToCompare(one)} `));
    const options = optionsOf(found.product, shelf.sets);
    const chosen = { color, values: saidValues(rest, options, shelf.sets), texts: saidTexts(next, options) };
    const quantity = Math.max(1, Number(first ?? after ?? before ?? 1));
    return [{ quantity, found, options, ...chosenOf(chosen) }];
  }
  return [];
}

const saidValues = (said: string, { groups }: Options, sets: readonly ChoiceSet[]): ChosenValue[] =>
  groups.flatMap(({ id: group, values }) => {
    const set = sets.find(({ id }) => id === group);
    const meant = set && meantValue(said, set);
    return values.flatMap(({ id, name }) => (id === meant?.id ? [{ group, id, name }] : []));
  });

/** The texts stand in the lines below their product. */
function saidTexts(next: readonly string[], { texts }: Options): ChosenText[] {
  const end = next.findIndex((line) => !TEXT.test(line));
  const written = (end < 0 ? next : next.slice(0, end)).map((line) => TEXT.exec(line)?.groups ?? {});
  return texts.flatMap(({ id, label }) => {
    const found = written.find((one) => lineToCompare(one.label ?? "") === lineToCompare(label));
    return found ? [{ id, label, text: plainText(found.text ?? "") }] : [];
  });
}

/** See `textLines`. */
const TEXT = /^\s*[“”"](?<text>.+)[“”"] *\((?<label>.+)\)\s*$/u;

export type SoldProduct = Pick<
  Product,
  | ("id" | "name" | "slug" | "image" | "images" | "price" | "colors" | "colorImages" | "category" | "inStock")
  | ("choices" | "personalTexts" | "soldOut" | "counts" | "shownFrom")
>;

/** A product of the shop, or of its trash. */
export type ShelfProduct = { product: SoldProduct; isRemoved: boolean };

/** All products of the shop and its trash, by their names and by what a link says. */
export type Shelf = {
  products: readonly ShelfProduct[];
  sets: readonly ChoiceSet[];
  /** Undefined for a name that none has, or more than one. */
  find(name: string): ShelfProduct | undefined;
  /** Made at the first link. */
  coded(): ReadonlyMap<number, CodedProduct<CodedShelfProduct>>;
};

type CodedShelfProduct = Pick<SoldProduct, "id" | "colors"> & { onShelf: ShelfProduct };

export function shelfOf(products: readonly ShelfProduct[], sets: readonly ChoiceSet[]): Shelf {
  const byName = Map.groupBy(
    products.filter(({ isRemoved }) => !isRemoved),
    ({ product }) => lineToCompare(plainName(product.name)),
  );
  let coded: Map<number, CodedProduct<CodedShelfProduct>> | undefined;
  const known = () => products.map((onShelf) => ({ id: onShelf.product.id, colors: onShelf.product.colors, onShelf }));
  return {
    products,
    sets,
    find(name) {
      const [found, ...others] = byName.get(lineToCompare(name)) ?? [];
      return others.length > 0 ? undefined : found;
    },
    coded() {
      coded ??= codedProducts(known());
      return coded;
    },
  };
}

/**
 * A line as it is compared: chats and keyboards change bold, bullets, spaces, dashes, points and invisible marks. Everything else counts, also a
 * line that is struck out, or a cross beside it. Of a customer's text every letter counts.
 */
export function comparedLine(line: string): string {
  const { text, label = "" } = TEXT.exec(line)?.groups ?? {};
  return text === undefined ? lineToCompare(line) : `“${plainText(text)}” ${lineToCompare(label)}`;
}

export const lineToCompare = (line: string): string =>
  fold(line.normalize("NFKC").replace(/\p{Cf}/gu, ""))
    .replace(/×/g, "x")
    .replace(/[\s*_`.,:;'’"“”()>•·‣▪◦●∙‐-―−-]+/g, " ")
    .trim();
