import { z } from "zod";
import { productOnTheWire } from "../../bench/wire-product.ts";
import { pictureHash } from "../../domain/catalog/media.ts";
import { LISTING_FIELDS } from "../../domain/listing/listing.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { describedCalls } from "../../tests/support/made-up/described-calls.ts";
import { EVER_NEW } from "./counting-door.ts";

export type TriedRequest = {
  /** `*` stands behind what is tried in it; of its query and of the body every field is. */
  path: string;
  method?: string;
  body?: unknown;
  isSignedIn?: boolean;
  /** Where headers are remembered, they are tried as well. */
  hasTriedHeaders?: boolean;
};

export const shownProduct = productOnTheWire.extend({ slug: z.string() });
type ShownProduct = z.output<typeof shownProduct>;

/** What a parameter is given where any text would be refused; all others are `1`. */
const PLAIN: Record<string, string> = {
  ...{ category: "labubu", showcase: "labubu", q: "kolye", colors: "pembe", stock: "in", maxPrice: "900" },
  ...{ featured: "true", inStock: "true", discounted: "true", sort: "newest" },
};
const FILTERS: Record<string, string> = { maxPrice: "900", colors: "pembe", sort: "yeni" };

const ADMINS = "/api/admin/";
const PASSWORD = "kurdeleli-kutu-24";

/** All that our own API's document says can be read with parameters, the pages with theirs, and what people fill in. */
export function triedRequests(document: unknown, product: ShownProduct): TriedRequest[] {
  const { id, slug, ...saved } = product;
  return [
    ...readings(document, product),
    { path: `${addresses.allProducts}?${filters()}` },
    { path: `${addresses.searchForm}?q=kolye&sayfa=1` },
    ...[addresses.product(slug), addresses.category("labubu"), addresses.info("sss")].map((path) => ({
      path: `${path}*`,
    })),
    {
      path: "/api/auth/login",
      body: { email: `a${EVER_NEW}@fiyonk.example`, password: PASSWORD, device: "a", code: "123456" },
    },
    {
      path: "/api/auth/register",
      body: { name: "Ayşe", email: `b${EVER_NEW}@fiyonk.example`, password: PASSWORD },
      hasTriedHeaders: true,
    },
    { path: `/api/products/${id}`, method: "PUT", body: saved, isSignedIn: true },
  ];
}

function readings(document: unknown, { id, image }: ShownProduct): TriedRequest[] {
  const places: Record<string, string | undefined> = { id, hash: pictureHash(new URL(image).pathname) };
  const tried = describedCalls(document).filter(({ method, parameters }) => method === "GET" && parameters.length > 0);
  return tried.map(({ path, parameters }) => {
    const isAdmins = path.startsWith(ADMINS);
    const values = isAdmins ? { ...PLAIN, sort: "price-up" } : PLAIN;
    const query = parameters.filter((parameter) => parameter.in === "query");
    const asked = new URLSearchParams(query.map(({ name }) => [name, values[name] ?? "1"]));
    const filled = path.replace(/\{(\w+)\}/, (_, name: string) => `${places[name]}*`);
    return { path: query.length > 0 ? `${filled}?${asked}` : filled, isSignedIn: isAdmins };
  });
}

const filters = () =>
  new URLSearchParams(Object.entries(LISTING_FIELDS).map(([field, name]) => [name, FILTERS[field] ?? "1"]));
