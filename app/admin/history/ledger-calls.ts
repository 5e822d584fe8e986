import type { DoneStep, ProductEvent, Trash, UndoneStep } from "../../../domain/catalog/ledger.ts";
import type { PriceHistory } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ApiError, call } from "../../api-client.ts";
import { currentToken } from "../../session.tsx";

/** `colors` are those the shop uses; of so many days the lowest price counts. */
export type FormFacts = { colors: string[]; priceDays: number };

/** What became of a call that failed, and its toast. */
export type Refused = (error: unknown, message: string) => ApiError;

const at = (id: string) => `/admin/products/${encodeURIComponent(id)}`;

/** What only the panel asks: it stays out of what every visitor's phone loads. */
export const ledgerCalls = {
  editedProduct: (id: string) => call<{ product: Product; prices: PriceHistory }>("GET", at(id), asOwner()),
  formFacts: () => call<FormFacts>("GET", "/admin/product-form", asOwner()),
  events: (id: string) =>
    call<{ events: ProductEvent[] }>("GET", `${at(id)}/events`, asOwner()).then(({ events }) => events),
  revert: (id: string, event: string) =>
    call<{ product: Product }>("POST", `${at(id)}/revert`, { ...asOwner(), body: { event } }),
  undo: (step: string) => call<UndoneStep>("POST", `/admin/steps/${encodeURIComponent(step)}/undo`, asOwner()),
  trash: (limit: number) => call<Trash>("GET", `/admin/trash?limit=${limit}`, asOwner()),
  /** Without ids all of them. */
  bringBack: (ids?: readonly string[]) =>
    call<DoneStep>("POST", "/admin/trash/bring-back", { ...asOwner(), body: ids ? { ids } : {} }),
};

const asOwner = () => ({ token: currentToken() });
