import type { ListedPeople } from "../../domain/account/account-answers.ts";
import type { StaffRole } from "../../domain/account/people.ts";
import type { Role, User } from "../../domain/account/user.ts";
import type { PlacedAmong, Trash } from "../../domain/catalog/catalog.ts";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PriceHistory } from "../../domain/catalog/price-history.ts";
import type { PriceSpan, ProductPlan } from "../../domain/catalog/price-plan.ts";
import type { PriceRule } from "../../domain/catalog/price-rule.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import type { ManyChange, PlannedPrices, PriceEdit, ProductPatch } from "../../domain/catalog/product-patch.ts";
import type { DoneStep, LedgerEvent, ListedStep, UndoneStep, UndoPreview } from "../../domain/ledger.ts";
import type {
  FormFacts,
  OwnersAnswer,
  OwnersChoices,
  SavedPicture,
  SeenPrices,
  TodayAnswer,
} from "../../domain/web/panel-answers.ts";
import { callSignedIn } from "../session-calls.ts";

/** Products by their ids, or all matches except some; `counted` is the number that the owner saw. */
export type ChosenProducts =
  | { ids: string[] }
  | { matching: Record<string, string>; except: string[]; counted: number };

type StepsPage = { steps: ListedStep[]; before?: string };

type Change<Wanted> = { chosen: ChosenProducts; change: Wanted; expected?: string | undefined };

/** The API calls of the panel, apart from those that every visitor loads. */
export const panel = {
  list: (query: Record<string, string>, signal?: AbortSignal) =>
    callSignedIn<OwnersAnswer>("GET", `/admin/products?${new URLSearchParams(query)}`, { signal }),
  editedProduct: (id: string) =>
    callSignedIn<{ product: Product; prices: PriceHistory; plans: ProductPlan[] }>("GET", own(id)),
  /** In the order of the ids; deleted ones are missing. Never older than the last save, unlike what visitors get. */
  stock: (ids: readonly string[]) =>
    callSignedIn<{ products: Product[] }>("GET", `/admin/stock?ids=${encodeURIComponent(ids.join())}`),
  today: () => callSignedIn<TodayAnswer>("GET", "/admin/today"),
  /** The caller's own name. */
  rename: (name: string) =>
    callSignedIn<{ user: User }>("PATCH", "/account", { body: { name } }).then(({ user }) => user),
  choices: () => callSignedIn<OwnersChoices>("GET", "/admin/choices"),
  /** The ids of the products with this name. */
  namesakes: (name: string) =>
    callSignedIn<{ ids: string[] }>("GET", `/admin/namesakes?${new URLSearchParams({ name })}`),
  formFacts: () => callSignedIn<FormFacts>("GET", "/admin/product-form"),

  createProduct: (product: ProductInput, idempotencyKey: string) =>
    callSignedIn<{ product: Product }>("POST", "/products", {
      body: product,
      headers: { "Idempotency-Key": idempotencyKey },
    }).then(productOf),
  updateProduct: ({ id, revision }: Pick<Product, "id" | "revision">, product: ProductInput) =>
    callSignedIn<{ product: Product }>("PUT", at(id), {
      body: product,
      headers: { "If-Match": `"${revision}"` },
    }).then(productOf),
  /** With a revision, only while the product is as the owner saw it. */
  patchProduct: (id: string, body: ProductPatch, revision?: number) =>
    callSignedIn<{ product: Product; step?: string }>("PATCH", at(id), {
      body,
      headers: revision === undefined ? {} : { "If-Match": `"${revision}"` },
    }),
  changePrices: (id: string, body: PriceEdit) =>
    callSignedIn<{ product: Product; step: string }>("PUT", `${own(id)}/prices`, { body }),
  placeProduct: (id: string, after: string | null, among: PlacedAmong = "category") =>
    callSignedIn<DoneStep>("PUT", `${at(id)}/place`, { body: { after, among } }),
  removeProduct: (id: string) => callSignedIn<DoneStep>("DELETE", at(id)),

  changeMany: (body: Change<ManyChange>) => callSignedIn<DoneStep>("POST", CHANGE, { body }),
  planPrices: (body: Change<PlannedPrices>) => callSignedIn<DoneStep>("POST", CHANGE, { body }),
  endPricePlan: (id: string) => callSignedIn<DoneStep>("DELETE", `/admin/price-plans/${encodeURIComponent(id)}`),
  previewPrices: (body: { chosen: ChosenProducts; prices: PriceRule; from: PriceSpan["from"] }) =>
    callSignedIn<SeenPrices>("POST", "/admin/products/price-preview", { body }),

  /** Newest first; `before` is the cursor of the next page. */
  steps: (before?: string) => callSignedIn<StepsPage>("GET", `/admin/steps${beforeOf(before)}`),
  undoStep: (step: string) => callSignedIn<UndoneStep>("POST", undoOf(step)),
  previewUndo: (step: string) => callSignedIn<UndoPreview>("GET", undoOf(step)),
  events: (id: string) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${own(id)}/events`).then(({ events }) => events),
  revert: (id: string, event: string) =>
    callSignedIn<{ product: Product; step: string }>("POST", `${own(id)}/revert`, { body: { event } }),
  trash: (limit: number) => callSignedIn<Trash>("GET", `/admin/trash?limit=${limit}`),
  /** Restores these products, or without ids the whole trash. */
  restore: (ids?: readonly string[]) =>
    callSignedIn<DoneStep>("POST", "/admin/trash/bring-back", { body: ids ? { ids } : {} }),

  /** The picture with its size, and the original it was cut from. */
  findPicture: (hash: string) =>
    callSignedIn<{ picture: SavedPicture; original: SavedPicture | null }>("GET", `/admin/pictures/${hash}`),
  cutPicture: (hash: string, cut: PictureCut) =>
    callSignedIn<{ picture: SavedPicture }>("POST", `/admin/pictures/${hash}/cut`, { body: cut }).then(
      ({ picture }) => picture,
    ),
};

/** The API calls for the people of the shop. */
export const peopleCalls = {
  list: () => callSignedIn<ListedPeople>("GET", "/admin/people"),
  invite: (role: StaffRole) =>
    callSignedIn<{ link: string }>("POST", "/admin/invitations", { body: { role } }).then(({ link }) => link),
  takeBack: (invitation: string) => callSignedIn("DELETE", `/admin/invitations/${encodeURIComponent(invitation)}`),
  changeRole: (person: string, role: Role) =>
    callSignedIn("PUT", `/admin/people/${encodeURIComponent(person)}/role`, { body: { role } }),
  endSignIns: (email: string) =>
    callSignedIn<{ ended: number }>("POST", "/admin/ended-sign-ins", { body: { email } }).then(({ ended }) => ended),
};

const undoOf = (step: string) => `/admin/steps/${encodeURIComponent(step)}/undo`;

const CHANGE = "/admin/products/change";

const at = (id: string) => `/products/${encodeURIComponent(id)}`;
const own = (id: string) => `/admin${at(id)}`;

const beforeOf = (before: string | undefined): string =>
  before === undefined ? "" : `?${new URLSearchParams({ before })}`;

const productOf = ({ product }: { product: Product }): Product => product;

/** Saves a file on the device. The browser reads it as it comes, so the address stays after the click. */
export const saveFrom = (href: string, download = ""): void =>
  Object.assign(document.createElement("a"), { href, download }).click();
