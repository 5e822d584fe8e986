import type { Product } from "../catalog/product.ts";
import { type CodedProduct, codedProducts } from "../order/cart-code.ts";
import { plainName } from "../order/plain-name.ts";
import { fold } from "../turkish.ts";

export type SoldProduct = Pick<Product, "id" | "name" | "slug" | "image" | "price" | "colors" | "category" | "inStock">;

/** A product of the shop, or of its trash. */
export type ShelfProduct = { product: SoldProduct; isRemoved: boolean };

/** All products of the shop and its trash, by their names and by what a link says. */
export type Shelf = {
  products: readonly ShelfProduct[];
  /** Undefined for a name that none has, or more than one. */
  find(name: string): ShelfProduct | undefined;
  /** Made at the first link. */
  coded(): ReadonlyMap<number, CodedProduct<CodedShelfProduct>>;
};

type CodedShelfProduct = Pick<SoldProduct, "id" | "colors"> & { onShelf: ShelfProduct };

export function shelfOf(products: readonly ShelfProduct[]): Shelf {
  const byName = Map.groupBy(
    products.filter(({ isRemoved }) => !isRemoved),
    ({ product }) => lineKey(plainName(product.name)),
  );
  let coded: Map<number, CodedProduct<CodedShelfProduct>> | undefined;
  const known = () => products.map((onShelf) => ({ id: onShelf.product.id, colors: onShelf.product.colors, onShelf }));
  return {
    products,
    find(name) {
      const [found, ...others] = byName.get(lineKey(name)) ?? [];
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
 * line that is struck out, or a cross beside it.
 */
export const lineKey = (line: string): string =>
  fold(line.normalize("NFKC").replace(/\p{Cf}/gu, ""))
    .replace(/×/g, "x")
    .replace(/[\s*_`.,:;'’"“”()>•·‣▪◦●∙‐-―−-]+/g, " ")
    .trim();
