import { PAGE_PATHS } from "./page-paths.ts";

const at = (path: string, slug: string) => path.replace(":slug", slug);

/** A value by the id of its group and its own; a color by its name in addresses (color-address.ts). */
export type NamedValue = { group: string; id: string };

export const chosenQuery = (values: readonly NamedValue[]): string =>
  values.map(({ group, id }, at) => `${at === 0 ? "?" : "&"}${group}=${encodeURIComponent(id)}`).join("");

/** The addresses of all links and redirects. */
export const addresses = {
  home: PAGE_PATHS.home,
  homeAt: (anchor: string) => `${PAGE_PATHS.home}#${anchor}`,
  product: (slug: string, values: readonly NamedValue[] = []) => at(PAGE_PATHS.product, slug) + chosenQuery(values),
  category: (slug: string) => at(PAGE_PATHS.category, slug),
  allProducts: PAGE_PATHS.allProducts,
  gifts: PAGE_PATHS.gifts,
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
