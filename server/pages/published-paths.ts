import { listingIn, listingSearch } from "../../domain/listing/listing.ts";
import { SLUG } from "../../domain/slug.ts";
import { PAGE_PATHS, type PageId } from "../../domain/web/page-paths.ts";
import type { ApiRoute } from "../api/api-route.ts";
import { isFeed } from "../feeds/feeds.ts";

/** Which pages are the same for everybody until the catalogue changes. A new page has to say so here to compile. */
const IS_KEPT: Record<PageId, boolean> = {
  home: true,
  product: true,
  category: true,
  allProducts: true,
  search: false,
  favourites: true,
  info: true,
  login: true,
  newPassword: true,
  account: false,
  admin: true,
};

/** Past this few filters there are more mixtures than anybody could keep, and few ask for the same. */
const MAX_FILTERS = 2;

const DATA = ".data";
const ROUTE = "_routes";
const SLUG_PLACE = ":slug";

type List = Pick<ApiRoute, "path" | "keptQuestion">;

export type PublishedPath = (url: string) => string | undefined;

/**
 * Answers the one name under which an answer is kept, or undefined for what is not published. A page ignores what
 * follows its question mark, so a campaign's marks share its bytes; a shelf takes its filters, in their one spelling.
 */
export function publishedPaths(routes: readonly List[]): PublishedPath {
  const lists = new Map(routes.filter(({ keptQuestion }) => keptQuestion).map((route) => [route.path, route]));
  return (url) => {
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const question = url.slice(path.length);
    const list = lists.get(path);
    if (list) return named(path, list.keptQuestion?.(question));
    if (isFeed(path)) return path;
    return path.endsWith(DATA) ? dataPath(path.slice(0, -DATA.length), question) : pagePath(path, question);
  };
}

const pagePath = (path: string, question: string): string | undefined =>
  named(path, pageQuestion(pageAt(path), question));

/** What a visitor's phone asks for when she moves inside the shop: what such a page is made from. */
function dataPath(path: string, question: string): string | undefined {
  const asked = new URLSearchParams(question);
  const page = pageAt(path);
  if (page === undefined || asked.get(ROUTE) !== page) return undefined;
  asked.delete(ROUTE);
  const filters = pageQuestion(page, `?${asked}`);
  return filters === undefined ? undefined : `${path}${DATA}?${ROUTE}=${page}${filters.replace("?", "&")}`;
}

const kept = new Map(Object.entries(IS_KEPT));
const KEPT_PAGES = Object.entries(PAGE_PATHS).filter(([page]) => kept.get(page));

function pageAt(path: string): string | undefined {
  const found = KEPT_PAGES.find(([, pattern]) =>
    pattern.endsWith(SLUG_PLACE) ? isSlugAfter(pattern.slice(0, -SLUG_PLACE.length), path) : path === pattern,
  );
  return found?.[0];
}

const isSlugAfter = (folder: string, path: string): boolean =>
  path.startsWith(folder) && SLUG.test(path.slice(folder.length));

const SHELVES: readonly PageId[] = ["category", "allProducts"];

function pageQuestion(page: string | undefined, question: string): string | undefined {
  if (page === undefined) return undefined;
  return SHELVES.some((shelf) => shelf === page) && question !== "" ? filtersIn(question) : "";
}

/** Prices are as many as anybody can think of, so nothing is kept by them. */
function filtersIn(question: string): string | undefined {
  const listing = listingIn(new URLSearchParams(question));
  if (listing.minPrice !== undefined || listing.maxPrice !== undefined) return undefined;
  const search = listingSearch(listing);
  const filters = search === "" ? 0 : search.split("&").length;
  return filters > MAX_FILTERS ? undefined : search;
}

const named = (path: string, question: string | undefined): string | undefined =>
  question === undefined ? undefined : path + question;
