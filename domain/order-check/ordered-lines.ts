import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import type { Chosen } from "../choice/chosen.ts";
import { type Options, plainText } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { type CodedProduct, cartIn, codedProducts, codeKey } from "../order/cart-code.ts";
import { chosenIn } from "../order/offered-choice.ts";
import { fold } from "../turkish.ts";
import type { ReadOrder } from "./read-order.ts";

/** A line of the link, or one that is proposed from a text without a link. */
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
  if (!cart) return [];
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
  /** Built at the first call, because only links need it. */
  coded(): ReadonlyMap<number, CodedProduct<CodedShelfProduct>>;
};

type CodedShelfProduct = Pick<SoldProduct, "id" | "colors"> & { onShelf: ShelfProduct };

export function shelfOf(products: readonly ShelfProduct[], sets: readonly ChoiceSet[]): Shelf {
  let coded: Map<number, CodedProduct<CodedShelfProduct>> | undefined;
  const known = () => products.map((onShelf) => ({ id: onShelf.product.id, colors: onShelf.product.colors, onShelf }));
  return {
    products,
    sets,
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
    .trim()
    // As version 1.0 wrote a wrap with its price.
    .replace(/^hediye paketi evet\b/, "hediye paketi olsun");
