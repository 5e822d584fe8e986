import { PAGE_PATHS } from "./page-paths.ts";

const at = (path: string, slug: string) => path.replace(":slug", slug);

/** The parameter of a product's address that names the chosen color. */
export const COLOR_FIELD = "renk";

/** `color` is a color's name in addresses (color-address.ts). */
export const colorQuery = (color: string | undefined): string =>
  color === undefined ? "" : `?${COLOR_FIELD}=${encodeURIComponent(color)}`;

/** A value by the id of its group and its own. */
type NamedValue = { group: string; id: string };

const chosenQuery = (color: string | undefined, values: readonly NamedValue[]): string => {
  const query = values.map(({ group, id }) => `&${group}=${id}`).join("");
  return color === undefined ? query.replace("&", "?") : colorQuery(color) + query;
};

/** The addresses of all links and redirects. */
export const addresses = {
  home: PAGE_PATHS.home,
  homeAt: (anchor: string) => `${PAGE_PATHS.home}#${anchor}`,
  product: (slug: string, color?: string, values: readonly NamedValue[] = []) =>
    at(PAGE_PATHS.product, slug) + chosenQuery(color, values),
  category: (slug: string) => at(PAGE_PATHS.category, slug),
  allProducts: PAGE_PATHS.allProducts,
  searchForm: PAGE_PATHS.search,
  search: (query: string) => `${PAGE_PATHS.search}?q=${encodeURIComponent(query)}`,
  favourites: PAGE_PATHS.favourites,
  cartLink: PAGE_PATHS.cartLink,
  info: (slug: string) => at(PAGE_PATHS.info, slug),
  login: PAGE_PATHS.login,
  newPassword: PAGE_PATHS.newPassword,
  invitation: PAGE_PATHS.invitation,
  account: PAGE_PATHS.account,
  admin: PAGE_PATHS.admin,
} as const;
