import type { Author } from "../ledger/author.ts";
import type { DoneStep, Ledger, LedgerEvent } from "../ledger/ledger.ts";
import type { KnownSince, PriceHistory, RevisedPrices } from "./price-history.ts";
import type { Product } from "./product.ts";

export type Reverted = { step: string; product: Product };

export type PricedProduct = { product: Product; prices: PriceHistory };

export type RemovedProduct = { product: Product; removedAt: string };

export type Trash = { removed: RemovedProduct[]; total: number };

export type ProductLedger = Ledger & {
  /** The newest removed products, and the number of all. */
  listRemoved(limit?: number): Promise<Trash>;
  /** Restores the products with these ids, or the whole trash without `ids`. */
  restore(ids: readonly string[] | undefined, by: Author): Promise<DoneStep>;
  /** The product's events, the newest first. */
  listEvents(productId: string): Promise<LedgerEvent[]>;
  /** The product with its recorded prices; undefined if it does not exist. */
  findPriced(productId: string): Promise<PricedProduct | undefined>;
  /** The recorded prices of these products, by id. */
  priceHistories(products: readonly Product[]): Promise<ReadonlyMap<string, PriceHistory>>;
  /** The same with the revision of each change, and since when changes are known. */
  revisedPrices(
    products: readonly Pick<Product, "id" | "price">[],
  ): Promise<{ prices: ReadonlyMap<string, RevisedPrices>; since: KnownSince }>;
  /** Sets the product to its state right after the event. */
  revertTo(productId: string, eventId: string, by: Author): Promise<Reverted>;
};
