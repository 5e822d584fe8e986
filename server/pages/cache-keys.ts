import { MAX_CHOICES, TAKEN_IDS } from "../../domain/choice/choice-sets.ts";
import { COLOR_GROUP } from "../../domain/choice/chosen.ts";
import { giftSearch, giftWishIn } from "../../domain/gift/gift-wish.ts";
import { SAID_FIELD } from "../../domain/gift/said-field.ts";
import { listingIn, listingSearch, PLAIN_LISTING } from "../../domain/listing/listing.ts";
import { SLUG } from "../../domain/slug.ts";
import { OCCASION_PAGE } from "../../domain/web/occasion-address.ts";
import { PAGE_PATHS, type PageId } from "../../domain/web/page-paths.ts";
import { PANEL_PATHS } from "../../domain/web/panel-paths.ts";
import type { ApiRoute } from "../api/api-route.ts";
import { isFeed } from "../feeds/feeds.ts";

/** Pages that are the same for everybody until the catalogue changes. A new page does not compile until it has a line here. */
const IS_CACHEABLE: Record<keyof typeof PAGE_PATHS, boolean> = {
  home: true,
  product: true,
  category: true,
  allProducts: true,
  gifts: true,
  search: false,
  favourites: true,
  cartLink: true,
  info: true,
  login: true,
  newPassword: true,
  invitation: true,
  account: false,
  admin: true,
};

const DATA = ".data";
const ROUTE = "_routes";
const SLUG_PARAMETER = ":slug";

type List = Pick<ApiRoute, "path" | "cacheableQuery">;

export type CacheKeyOf = (url: string) => string | undefined;

/** The key under which a URL's answer is cached; undefined if it is not. Parameters that a page ignores are left out, such as a campaign's. */
export function createCacheKeys(routes: readonly List[]): CacheKeyOf {
  const lists = new Map(routes.filter(({ cacheableQuery }) => cacheableQuery).map((route) => [route.path, route]));
  return (url) => {
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const query = url.slice(path.length);
    const list = lists.get(path);
    if (list) return joined(path, list.cacheableQuery?.(query));
    if (isFeed(path)) return path;
    return path.endsWith(DATA) ? dataKey(path.slice(0, -DATA.length), query) : pageKey(path, query);
  };
}

const pageKey = (path: string, query: string): string | undefined => joined(path, pageQuery(pageAt(path), query));

/** The key of the loader data that React Router fetches when a visitor navigates inside the shop. */
function dataKey(path: string, query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  const page = pageAt(path);
  if (page === undefined || parameters.get(ROUTE) !== page) return undefined;
  parameters.delete(ROUTE);
  const kept = pageQuery(page, `?${parameters}`);
  return kept === undefined ? undefined : `${path}${DATA}?${ROUTE}=${page}${kept.replace("?", "&")}`;
}

const cacheable = new Map(Object.entries(IS_CACHEABLE));
const CACHEABLE_PAGES: readonly (readonly [page: string, path: string])[] = [
  ...Object.entries(PAGE_PATHS).filter(([page]) => cacheable.get(page)),
  ...Object.entries(PANEL_PATHS),
  ["occasion", OCCASION_PAGE],
];

function pageAt(path: string): string | undefined {
  const found = CACHEABLE_PAGES.find(([, pattern]) =>
    pattern.endsWith(SLUG_PARAMETER) ? isSlugAfter(pattern.slice(0, -SLUG_PARAMETER.length), path) : path === pattern,
  );
  return found?.[0];
}

const isSlugAfter = (folder: string, path: string): boolean =>
  path.startsWith(folder) && SLUG.test(path.slice(folder.length));

const PRODUCT: PageId = "product";
const GIFTS: PageId = "gifts";
const LISTINGS: readonly PageId[] = ["category", "allProducts"];

function pageQuery(page: string | undefined, query: string): string | undefined {
  if (page === undefined) return undefined;
  if (page === PRODUCT) return choiceIn(query);
  if (page === GIFTS) return wishIn(query);
  return LISTINGS.some((listing) => listing === page) && query !== "" ? pageNumberIn(query) : "";
}

/** A wish that somebody typed is read and led to its own address. */
function wishIn(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  return parameters.has(SAID_FIELD) ? undefined : giftSearch(giftWishIn(parameters));
}

/** Marks that advertisers add to a link: `fbclid`, `gclid`. */
const CLICK = /clid$/;

/** The color and the values that an address names. The shop's sets are not known here, so any two plain words may be a set and its value. */
function choiceIn(query: string): string {
  const parameters = new URLSearchParams(query);
  const color = parameters.get(COLOR_GROUP);
  const values = [...parameters]
    .filter(
      ([group, value]) => !TAKEN_IDS.includes(group) && !CLICK.test(group) && SLUG.test(group) && SLUG.test(value),
    )
    .slice(0, MAX_CHOICES);
  const kept = new URLSearchParams([...(color === null ? [] : [[COLOR_GROUP, color]]), ...values]);
  return kept.size === 0 ? "" : `?${kept}`;
}

/** A filtered or sorted listing is not cached: there are endless combinations, and each is rarely requested. */
function pageNumberIn(query: string): string | undefined {
  const listing = listingIn(new URLSearchParams(query));
  const plain = listingSearch({ ...PLAIN_LISTING, page: listing.page });
  return listingSearch(listing) === plain ? plain : undefined;
}

const joined = (path: string, query: string | undefined): string | undefined =>
  query === undefined ? undefined : path + query;
