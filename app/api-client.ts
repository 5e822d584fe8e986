import type { SignedIn } from "../domain/account/session.ts";
import type { User } from "../domain/account/user.ts";
import type { Category } from "../domain/catalog/category.ts";
import type { Showcases } from "../domain/catalog/showcase.ts";
import type { GiftWays } from "../domain/gift/gift-ways.ts";
import type { ProductPage } from "../domain/listing/matching-products.ts";
import type { CheckedCart } from "../domain/order/checked-cart.ts";
import type { Suggestions } from "../domain/search/chosen-card.ts";
import type { HeroSlide } from "../domain/settings/hero-slide.ts";
import type { ShownBlock } from "../domain/web/own-blocks.ts";

type Refusal = { detail?: string | undefined; needs?: string | undefined; field?: string | undefined };

/** A call that did not succeed. `status` is 0 when no readable answer came; `detail` is the server's own sentence, if it gave one. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  /** The proof that the server demands before the same call succeeds, such as a code. */
  readonly needs: string | undefined;
  /** The name of the sent field that has to change. */
  readonly field: string | undefined;

  constructor(status: number, { detail, needs, field }: Refusal = {}, options?: ErrorOptions) {
    super(detail ?? `status ${status}`, options);
    this.status = status;
    this.detail = detail;
    this.needs = needs;
    this.field = field;
  }
}

/** Products for cards, and the paint of each color word on them. */
export type CardList = ProductPage & { paints?: Record<string, string> };

export const api = {
  me: (token: string) => call<{ user: User }>("GET", "/auth/me", { token }).then(({ user }) => user),
  login: (credentials: { email: string; password: string; code?: string | undefined; device: string | undefined }) =>
    call<SignedIn>("POST", "/auth/login", { body: credentials }),
  register: (account: { name: string; email: string; password: string }) =>
    call<SignedIn>("POST", "/auth/register", { body: account }),
  google: (sessionId: string, code?: string) => call<SignedIn>("POST", "/auth/google", { body: { sessionId, code } }),
  logout: (token: string) => call("POST", "/auth/logout", { token, keepalive: true }),

  /** In the order of the ids; missing products are left out. */
  productsById: (ids: readonly string[]) => call<CardList>("GET", `/products?ids=${encodeURIComponent(ids.join())}`),
  countProducts: (query: string, signal: AbortSignal) =>
    call<ProductPage>("GET", `/products?${query}&limit=1`, { signal }).then(({ total }) => total),
  showcase: (filter: string) => call<CardList>("GET", `/products?showcase=${filter}`),
  showcases: () => call<{ showcases: Showcases }>("GET", "/showcases").then(({ showcases }) => showcases),
  heroSlides: () => call<{ slides: HeroSlide[]; blocks?: ShownBlock[] }>("GET", "/hero-slides"),
  /** The products of a cart's code, as they are today. */
  checkCart: (code: string) => call<CheckedCart>("GET", `/cart?code=${code}`),
  giftWays: () => call<GiftWays>("GET", "/gift-ways"),
  categories: () => call<{ categories: Category[] }>("GET", "/categories").then(({ categories }) => categories),
  suggestions: (query: string, signal: AbortSignal) =>
    call<Suggestions>("GET", `/suggestions?q=${encodeURIComponent(query)}`, { signal }),
};

/** A longer call counts as failed: few visitors wait that long. */
const TIMEOUT_MS = 20_000;

export type CallOptions = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
};

export async function call<Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.Authorization = `Bearer ${options.token}`;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetchApi(path, {
    method,
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
    keepalive: options.keepalive ?? false,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
  return response.json().catch(unreadable);
}

/** For answers that are not JSON or take long. */
export async function fetchApi(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, request).catch(unreadable);
  if (!response.ok) throw new ApiError(response.status, await refusalIn(response));
  return response;
}

function unreadable(cause: unknown): never {
  throw new ApiError(0, {}, { cause });
}

async function refusalIn(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => {});
  return Object.fromEntries(Object.entries(Object(body)).filter(([, text]) => typeof text === "string" && text.trim()));
}
