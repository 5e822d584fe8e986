import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import type { SectionKey } from "../../domain/settings/sections.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { test as journey } from "./journey.ts";
import type { Shop } from "./shop-process.ts";

export type Person = "visitor" | "customer" | "admin";

type Credentials = { name: string; email: string; password: string };
type Headers = Record<string, string> | undefined;

export type Shelf = {
  list(): Promise<Product[]>;
  /** Adds a product that is removed when the journey ends. Its name has to begin with 'Deneme'. */
  add(product: Partial<ProductInput> & { name: string }): Promise<Product>;
  rename(product: Product, name: string): Promise<Product>;
  change(product: Product, fields: Partial<ProductInput>): Promise<Product>;
  remove(product: Product): Promise<void>;
};

type Fixtures = { person: Person; shelf: Shelf };
type WorkerFixtures = { customer: Credentials; adminToken: string; tokens: Map<string, string> };

/** The test of all journeys of the demo shop: a person to be, and a shelf to put products on. One fixture set lets them share a worker's shop. */
export const test = journey.extend<Fixtures, WorkerFixtures>({
  person: ["visitor", { option: true }],

  // Hashing a password is the slowest thing a shop does, so a person who is still signed in does not sign in again.
  tokens: [async ({ shop: _ }, use) => use(new Map()), { scope: "worker" }],

  adminToken: [async ({ shop }, use) => use(await signIn(shop, adminOf(shop))), { scope: "worker" }],

  customer: [
    async ({ shop }, use) => {
      const customer = { name: "Ayşe Yılmaz", email: "ayse@posta.example", password: "mavi-fincan-71" };
      await call(shop, "POST", "/auth/register", { body: customer });
      await use(customer);
    },
    { scope: "worker" },
  ],

  storageState: async ({ shop, customer, person, tokens, extraHTTPHeaders }, use) => {
    if (person === "visitor") return use(undefined);
    let token = tokens.get(person) ?? "";
    if (!(await isSignedIn(shop, token))) {
      token = await signIn(shop, person === "admin" ? adminOf(shop) : customer, extraHTTPHeaders);
      tokens.set(person, token);
    }
    await use({ cookies: [], origins: [{ origin: shop.url, localStorage: [{ name: "token", value: token }] }] });
  },

  shelf: async ({ shop, adminToken: token }, use) => {
    /** Visitors get no exact counts. */
    const exact = async (product: Product) =>
      Object.keys(product.counts).length === 0
        ? product
        : (await call<{ product: Product }>(shop, "GET", `/admin/products/${product.id}`, { token })).product;
    const list = async () =>
      Promise.all((await call<{ products: Product[] }>(shop, "GET", "/products")).products.map(exact));
    const [sample] = await list();
    const plain = { price: 100, category: "trend", image: sample?.image };
    const send = async (method: string, path: string, body: object) =>
      (await call<{ product: Product }>(shop, method, path, { token, body })).product;
    await use({
      list,
      add: (product) => send("POST", "/products", { ...plain, ...product }),
      rename: (product, name) => send("PUT", `/products/${product.id}`, { ...product, name }),
      change: (product, fields) => send("PUT", `/products/${product.id}`, { ...product, ...fields }),
      remove: ({ id }) => call(shop, "DELETE", `/products/${id}`, { token }),
    });
    const added = (await list()).filter(({ name }) => name.startsWith("Deneme"));
    await Promise.all(added.map(({ id }) => call(shop, "DELETE", `/products/${id}`, { token })));
  },
});

export const adminOf = ({ adminEmail, adminPassword }: Shop) => ({ email: adminEmail, password: adminPassword });

/** The settings of journeys that write orders or categories: they share a shop that the others do not see. A copy of it begins with an empty book. */
export const OF_BOOKS = { LOG_LEVEL: "warn" };

/** The same, with a section of the settings that is put back after each journey. */
export const puttingBack = (section: SectionKey) =>
  test.extend<{ keptSection: undefined }>({
    keptSection: [
      async ({ request, adminToken }, use) => {
        const headers = { Authorization: `Bearer ${adminToken}` };
        const before = await (await request.get(settingPath(section), { headers })).json();
        await use(undefined);
        await request.put(settingPath(section), { headers, data: before.values });
      },
      { auto: true },
    ],
  });

async function signIn(shop: Shop, { email, password }: Omit<Credentials, "name">, headers?: Headers): Promise<string> {
  const body = { email, password };
  return (await call<{ token: string }>(shop, "POST", "/auth/login", { body, headers })).token;
}

/** False after a journey that logged out. */
async function isSignedIn({ url }: Shop, token: string): Promise<boolean> {
  return (await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).ok;
}

type CallOptions = { token?: string; body?: unknown; headers?: Headers };

async function call<Answer>({ url }: Shop, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, headers } = options;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
