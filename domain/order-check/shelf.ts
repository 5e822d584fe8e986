import { type CodedProduct, codedProducts } from "../order/coded-products.ts";
import { createNamedProducts, type NamedProducts, type ShelfProduct, type SoldProduct } from "./named-products.ts";

/** All products of the shop and its trash, by what a message can call them and by what a link says. */
export type Shelf = {
  products: readonly ShelfProduct[];
  named: NamedProducts;
  /** Made at the first link. */
  coded(): ReadonlyMap<number, CodedProduct<CodedShelfProduct>>;
};

type CodedShelfProduct = Pick<SoldProduct, "id" | "colors"> & { onShelf: ShelfProduct };

export function shelfOf(products: readonly ShelfProduct[]): Shelf {
  let coded: Map<number, CodedProduct<CodedShelfProduct>> | undefined;
  const known = () => products.map((onShelf) => ({ id: onShelf.product.id, colors: onShelf.product.colors, onShelf }));
  return {
    products,
    named: createNamedProducts(products),
    coded() {
      coded ??= codedProducts(known());
      return coded;
    },
  };
}
