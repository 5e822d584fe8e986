import type { User } from "../domain/account/user.ts";
import type { Category } from "../domain/catalog/category.ts";
import type { DoneStep, ListedStep, UndoneStep } from "../domain/catalog/ledger.ts";
import type { PictureCut } from "../domain/catalog/picture-cut.ts";
import type { PricePreview } from "../domain/catalog/price-preview.ts";
import type { PriceRule } from "../domain/catalog/price-rule.ts";
import type { Product } from "../domain/catalog/product.ts";
import type { ProductInput } from "../domain/catalog/product-input.ts";
import type { ManyChange, ProductPatch } from "../domain/catalog/product-patch.ts";
import type { Showcases } from "../domain/catalog/showcase.ts";
import type { ProductPage } from "../domain/listing/asked-products.ts";
import type { OwnersPage } from "../domain/listing/owners-list.ts";
import type { Suggestions } from "../domain/search/suggestion.ts";
import type { HeroSlide } from "../domain/shop/hero-slide.ts";

/** A call that did not succeed. `status` is 0 when no readable answer came; `detail` is the server's own sentence, if it gave one. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string | undefined;

  constructor(status: number, detail?: string, options?: ErrorOptions) {
    super(detail ?? `status ${status}`, options);
    this.status = status;
    this.detail = detail;
  }
}

/** Products that become cards, with the paints of their color words. */
export type CardList = ProductPage & { paints?: Record<string, string> };

export type OwnersAnswer = OwnersPage & { counts: { all: number; categories: number; featured: number } };

/** Products by their ids, or all that match but for some. */
export type ChosenProducts = { ids: string[] } | { matching: Record<string, string>; except: string[] };

/** Handed back with the change, so that nothing else is changed than what was seen. */
export type SeenPrices = PricePreview & { fingerprint: string };
export type SavedPicture = { address: string; width: number; height: number };

export type SignedIn = { token: string; user: User };

export const api = {
  me: (token: string) => call<{ user: User }>("GET", "/auth/me", { token }).then(({ user }) => user),
  login: (credentials: { email: string; password: string }) =>
    call<SignedIn>("POST", "/auth/login", { body: credentials }),
  register: (account: { name: string; email: string; password: string }) =>
    call<SignedIn>("POST", "/auth/register", { body: account }),
  google: (sessionId: string) => call<SignedIn>("POST", "/auth/google", { body: { sessionId } }),
  logout: (token: string) => call("POST", "/auth/logout", { token, keepalive: true }),

  /** In the order asked for; what is gone is left out. */
  productsById: (ids: readonly string[]) => call<CardList>("GET", `/products?ids=${encodeURIComponent(ids.join())}`),
  countProducts: (query: URLSearchParams, signal: AbortSignal) =>
    call<ProductPage>("GET", `/products?${query}&limit=1`, { signal }).then(({ total }) => total),
  showcase: (filter: string) => call<CardList>("GET", `/products?showcase=${filter}`),
  showcases: () => call<{ showcases: Showcases }>("GET", "/showcases").then(({ showcases }) => showcases),
  heroSlides: () => call<{ slides: HeroSlide[] }>("GET", "/hero-slides").then(({ slides }) => slides),
  categories: () => call<{ categories: Category[] }>("GET", "/categories").then(({ categories }) => categories),
  suggestions: (question: string, signal: AbortSignal) =>
    call<Suggestions>("GET", `/suggestions?q=${encodeURIComponent(question)}`, { signal }),
  createProduct: (token: string, product: ProductInput, idempotencyKey: string) =>
    call("POST", "/products", { token, body: product, headers: { "Idempotency-Key": idempotencyKey } }),
  updateProduct: (token: string, { id, revision }: Pick<Product, "id" | "revision">, product: ProductInput) =>
    call<{ product: Product }>("PUT", `/products/${encodeURIComponent(id)}`, {
      token,
      body: product,
      headers: { "If-Match": `"${revision}"` },
    }).then(({ product }) => product),
  patchProduct: (token: string, id: string, body: ProductPatch) =>
    call<{ product: Product }>("PATCH", `/products/${encodeURIComponent(id)}`, { token, body }).then(
      ({ product }) => product,
    ),
  placeProduct: (token: string, id: string, after: string | null) =>
    call<DoneStep>("PUT", `/products/${encodeURIComponent(id)}/place`, { token, body: { after } }),
  removeProduct: (token: string, id: string) =>
    call<DoneStep>("DELETE", `/products/${encodeURIComponent(id)}`, { token }),

  ownersList: (token: string, question: string) => call<OwnersAnswer>("GET", `/admin/products?${question}`, { token }),
  changeMany: (token: string, body: { chosen: ChosenProducts; change: ManyChange; expected?: string | undefined }) =>
    call<DoneStep>("POST", "/admin/products/change", { token, body }),
  previewPrices: (token: string, body: { chosen: ChosenProducts; prices: PriceRule }) =>
    call<SeenPrices>("POST", "/admin/products/price-preview", { token, body }),
  steps: (token: string) => call<{ steps: ListedStep[] }>("GET", "/admin/steps", { token }).then(({ steps }) => steps),
  undoStep: (token: string, step: string) => call<UndoneStep>("POST", `/admin/steps/${step}/undo`, { token }),
  /** Its size, and what it was cut from. */
  findPicture: (token: string, hash: string) =>
    call<{ picture: SavedPicture; original: SavedPicture | null }>("GET", `/admin/pictures/${hash}`, { token }),
  cutPicture: (token: string, hash: string, cut: PictureCut) =>
    call<{ picture: SavedPicture }>("POST", `/admin/pictures/${hash}/cut`, { token, body: cut }).then(
      ({ picture }) => picture,
    ),
};

/** A call that takes longer has failed: few visitors wait that long. */
const PATIENCE_MS = 20_000;

type CallOptions = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
};

export async function call<Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.Authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    keepalive: options.keepalive ?? false,
    signal: options.signal ?? AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new ApiError(0, undefined, { cause });
  });
  if (!response.ok) throw new ApiError(response.status, await detailOf(response));
  return response.json().catch((cause: unknown) => {
    throw new ApiError(0, undefined, { cause });
  });
}

async function detailOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const isObject = typeof body === "object" && body !== null;
  return isObject && "detail" in body && typeof body.detail === "string" ? body.detail.trim() || undefined : undefined;
}
