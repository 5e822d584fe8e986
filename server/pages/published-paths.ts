import type { Product } from "../../domain/catalog/product.ts";
import { SHOWCASE_LIMIT } from "../../domain/catalog/showcase.ts";
import { listingIn, listingSearch } from "../../domain/listing/listing.ts";
import { SLUG } from "../../domain/slug.ts";
import { addresses } from "../../domain/web/addresses.ts";

/** The addresses whose answer is the same for everybody until the catalogue changes. */
const PAGES = new Set(["/", "/login", "/admin", "/favoriler"]);
const FOR_MACHINES = new Set(["/sitemap.xml", "/robots.txt", "/feed.xml", "/manifest.webmanifest"]);
const SITEMAP_PART = /^\/sitemap-[1-9]\d{0,3}\.xml$/;
const LISTS = new Set(["/api/products", "/api/categories"]);
/** What the list of products can be asked (server/api/product-query.ts). */
const QUESTIONS = new Set(["q", "ids", "category", "featured", "inStock", "sort", "offset", "limit"]);
/** What every visit of the home page asks for when it is idle (app/shop/home/use-showcase.ts). */
const SHOWCASE = new RegExp(`^/api/products\\?category=([^&]+)&limit=${SHOWCASE_LIMIT}$`);
const [PRODUCT, CATEGORY, INFO] = [addresses.product(""), addresses.category(""), addresses.info("")];

const DATA = ".data";
const ROUTE = "_routes";
const WITH_DATA = /^shop\/(?:product\/product|category\/category|info\/info)-page$/;

/** Past this few ask for the same, and there are more mixtures than anybody could keep. */
const MAX_FILTERS = 2;

/**
 * The one name under which an answer is kept, or undefined for what is not published. A page ignores what follows its
 * question mark, so a campaign's marks share its bytes; a category hears its filters, in their one spelling; a list
 * that is really asked something is another list.
 */
export function publishedPath(url: string): string | undefined {
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  if (PAGES.has(path) || FOR_MACHINES.has(path) || SITEMAP_PART.test(path)) return path;
  const search = url.slice(path.length);
  if (LISTS.has(path)) return search === "" ? path : listPath(path, search);
  return path.endsWith(DATA) ? dataPath(path.slice(0, -DATA.length), search) : slugPath(path, search);
}

function slugPath(path: string, question: string): string | undefined {
  if (isSlugAfter(PRODUCT, path) || isSlugAfter(INFO, path)) return path;
  return isSlugAfter(CATEGORY, path) ? filteredPath(path, question) : undefined;
}

/** What a visitor's phone asks for when she moves inside the shop: what such a page is made from. */
function dataPath(page: string, question: string): string | undefined {
  const asked = new URLSearchParams(question);
  const route = asked.get(ROUTE) ?? "";
  asked.delete(ROUTE);
  const path = WITH_DATA.test(route) ? slugPath(page, `?${asked}`) : undefined;
  if (path === undefined) return undefined;
  const filters = path.slice(page.length).replace("?", "&");
  return `${page}${DATA}?${ROUTE}=${encodeURIComponent(route)}${filters}`;
}

/** What shows a product before all else. */
export const pathsOfProduct = ({ slug, category }: Pick<Product, "slug" | "category">): string[] => [
  addresses.product(slug),
  addresses.category(category),
];

function listPath(path: string, question: string): string | undefined {
  const [, category = ""] = SHOWCASE.exec(path + question) ?? [];
  if (SLUG.test(category)) return path + question;
  const names = [...new URLSearchParams(question).keys()];
  const isOrdinary = new Set(names).size === names.length && !names.some((name) => QUESTIONS.has(name));
  return isOrdinary ? path : undefined;
}

const isSlugAfter = (folder: string, path: string): boolean =>
  path.startsWith(folder) && SLUG.test(path.slice(folder.length));

function filteredPath(path: string, question: string): string | undefined {
  if (question === "") return path;
  const search = listingSearch(listingIn(new URLSearchParams(question)));
  const filters = search === "" ? 0 : search.split("&").length;
  return filters > MAX_FILTERS ? undefined : path + search;
}
