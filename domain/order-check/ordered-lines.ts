import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type Chosen, type ChosenText, type ChosenValue, chosenOf } from "../choice/chosen.ts";
import { type Options, plainText } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { meantValue } from "../choice/value-names.ts";
import { type CodedProduct, cartIn, codedProducts, codeKey } from "../order/cart-code.ts";
import { chosenIn } from "../order/offered-choice.ts";
import { plainName } from "../order/plain-name.ts";
import { fold } from "../turkish.ts";
import type { ReadOrder } from "./read-order.ts";

/** A line of the link. Without a link, a line that is proposed from the text. */
export type OrderedLine = Chosen & {
  quantity: number;
  /** Undefined for a product that is gone, even from the trash. */
  found: ShelfProduct | undefined;
  /** The questions that the product asks today. */
  options?: Options | undefined;
  /** The number of chosen values and texts that the product no longer has. */
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

/** The most colors that are tried, because each is tried with every product. */
const MAX_COLORS = 20;

/** Finds colors that a product no longer has. The message names them, and the key in the link proves that they were in the cart. */
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

/** The most words of a name that are tried. */
const MAX_WORDS = 30;

/** Reads a line that begins with a product's name and has a bullet or a number. It gets the shop's price, and the owner checks it. */
function proposedLine(line: string, next: readonly string[], shelf: Shelf): OrderedLine[] {
  const { bullet = "", first, words = "" } = WRITTEN.exec(line)?.groups ?? {};
  const all = words.split(/\s+/);
  for (let end = Math.min(all.length, MAX_WORDS); end > 0; end -= 1) {
    const found = shelf.find(all.slice(0, end).join(" "));
    if (!found) continue;
    const behind = all.slice(end).join(" ");
    if (bullet.trim() === "" && first === undefined && !/\d/.test(behind)) return [];
    // The choice stands in brackets, so its digits are no quantity: the X7 of `(Poco X7) x2`.
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

/** Reads the texts in the lines below their product. */
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
  | ("choices" | "personalTexts" | "soldOut" | "counts" | "countsTogether" | "shownFrom")
>;

/** A product of the shop, or of its trash. */
export type ShelfProduct = { product: SoldProduct; isRemoved: boolean };

/** All products of the shop and its trash, by name and by the key in a link. */
export type Shelf = {
  products: readonly ShelfProduct[];
  sets: readonly ChoiceSet[];
  /** Undefined if no product has the name, or several have it. */
  find(name: string): ShelfProduct | undefined;
  /** Built at the first call, because only links need it. */
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
 * A line in its comparable form. Chats and keyboards change bold, bullets, spaces, dashes, points and invisible marks, so these do not
 * count. Everything else does, such as a struck-out line or a cross beside it. In a customer's text every letter counts.
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
