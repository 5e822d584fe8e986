import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PriceHistory } from "../../domain/catalog/price-history.ts";
import type { PricePreview } from "../../domain/catalog/price-preview.ts";
import type { PriceRule } from "../../domain/catalog/price-rule.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import type { Trash } from "../../domain/catalog/product-ledger.ts";
import type { ManyChange, ProductPatch } from "../../domain/catalog/product-patch.ts";
import type { DoneStep, LedgerEvent, ListedStep, UndoneStep } from "../../domain/ledger/ledger.ts";
import type { OwnersPage } from "../../domain/listing/owners-list.ts";
import { call } from "../api-client.ts";
import { currentToken } from "../session.tsx";

export type OwnersAnswer = OwnersPage & { counts: { all: number; categories: number; featured: number } };

/** Products by their ids, or all that match but for some; `counted` is how many the owner was told. */
export type ChosenProducts =
  | { ids: string[] }
  | { matching: Record<string, string>; except: string[]; counted: number };

/** Handed back with the change, so that nothing else is changed than what was seen. */
export type SeenPrices = PricePreview & { fingerprint: string };

export type SavedPicture = { address: string; width: number; height: number };

/** `colors` are those the shop uses; of so many days the lowest price counts. */
export type FormFacts = { colors: string[]; priceDays: number };

type ToldSteps = { steps: ListedStep[]; before?: string };

type Change = { chosen: ChosenProducts; change: ManyChange; expected?: string | undefined };

/** What only the panel asks: it stays out of what every visitor's phone loads. */
export const panel = {
  list: (question: Record<string, string>, signal?: AbortSignal) =>
    call<OwnersAnswer>("GET", `/admin/products?${new URLSearchParams(question)}`, { ...asOwner(), signal }),
  editedProduct: (id: string) => call<{ product: Product; prices: PriceHistory }>("GET", own(id), asOwner()),
  formFacts: () => call<FormFacts>("GET", "/admin/product-form", asOwner()),

  createProduct: (product: ProductInput, idempotencyKey: string) =>
    call("POST", "/products", { ...asOwner(), body: product, headers: { "Idempotency-Key": idempotencyKey } }),
  updateProduct: ({ id, revision }: Pick<Product, "id" | "revision">, product: ProductInput) =>
    call<{ product: Product }>("PUT", at(id), {
      ...asOwner(),
      body: product,
      headers: { "If-Match": `"${revision}"` },
    }).then(productOf),
  patchProduct: (id: string, body: ProductPatch) =>
    call<{ product: Product }>("PATCH", at(id), { ...asOwner(), body }).then(productOf),
  placeProduct: (id: string, after: string | null) =>
    call<DoneStep>("PUT", `${at(id)}/place`, { ...asOwner(), body: { after } }),
  removeProduct: (id: string) => call<DoneStep>("DELETE", at(id), asOwner()),

  changeMany: (body: Change) => call<DoneStep>("POST", "/admin/products/change", { ...asOwner(), body }),
  previewPrices: (body: { chosen: ChosenProducts; prices: PriceRule }) =>
    call<SeenPrices>("POST", "/admin/products/price-preview", { ...asOwner(), body }),

  /** The newest first; `before` names where the next page begins. */
  steps: (before?: string) => call<ToldSteps>("GET", `/admin/steps${beforeOf(before)}`, asOwner()),
  undoStep: (step: string) => call<UndoneStep>("POST", `/admin/steps/${encodeURIComponent(step)}/undo`, asOwner()),
  events: (id: string) =>
    call<{ events: LedgerEvent[] }>("GET", `${own(id)}/events`, asOwner()).then(({ events }) => events),
  revert: (id: string, event: string) =>
    call<{ product: Product; step: string }>("POST", `${own(id)}/revert`, { ...asOwner(), body: { event } }),
  trash: (limit: number) => call<Trash>("GET", `/admin/trash?limit=${limit}`, asOwner()),
  /** Without ids all of them. */
  bringBack: (ids?: readonly string[]) =>
    call<DoneStep>("POST", "/admin/trash/bring-back", { ...asOwner(), body: ids ? { ids } : {} }),

  /** Its size, and what it was cut from. */
  findPicture: (hash: string) =>
    call<{ picture: SavedPicture; original: SavedPicture | null }>("GET", `/admin/pictures/${hash}`, asOwner()),
  cutPicture: (hash: string, cut: PictureCut) =>
    call<{ picture: SavedPicture }>("POST", `/admin/pictures/${hash}/cut`, { ...asOwner(), body: cut }).then(
      ({ picture }) => picture,
    ),
};

const asOwner = () => ({ token: currentToken() });

const at = (id: string) => `/products/${encodeURIComponent(id)}`;
const own = (id: string) => `/admin${at(id)}`;

const beforeOf = (before: string | undefined): string =>
  before === undefined ? "" : `?${new URLSearchParams({ before })}`;

const productOf = ({ product }: { product: Product }): Product => product;
