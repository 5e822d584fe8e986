import type { Author } from "../ledger/author.ts";
import type { DoneStep, Ledger, LedgerEvent } from "../ledger/ledger.ts";
import type { PriceHistory } from "./price-history.ts";
import type { Product } from "./product.ts";

export type Reverted = { step: string; product: Product };

export type PricedProduct = { product: Product; prices: PriceHistory };

export type RemovedProduct = { product: Product; removedAt: string };

export type Trash = { removed: RemovedProduct[]; total: number };

export type ProductLedger = Ledger & {
  /** The newest of them, and how many there are in all. */
  listRemoved(most?: number): Promise<Trash>;
  /** Without ids all of them. */
  bringBack(ids: readonly string[] | undefined, by: Author): Promise<DoneStep>;
  /** The newest first. */
  listEvents(productId: string): Promise<LedgerEvent[]>;
  /** With every price that the ledger knows of; undefined where there is no such product. */
  findPriced(productId: string): Promise<PricedProduct | undefined>;
  /** Makes the product what it was right after the event. */
  revertTo(productId: string, eventId: string, by: Author): Promise<Reverted>;
};
