import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import type { Search } from "./search.ts";

/** The whole catalogue in memory, in the owner's order, never older than the last write that was acknowledged. */
export type Shelf = {
  products(): Promise<readonly Product[]>;
  categories(): Promise<readonly Category[]>;
  search(): Promise<Search>;
};
