import { useLocation } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import { useIsHydrated } from "../../page-store.ts";
import { useCategories } from "../../use-shop.ts";

/** The category that the address's anchor names, also by a name that it had before. */
export function useChosenCategory(categories: readonly Category[]): Category | undefined {
  const isHydrated = useIsHydrated();
  const anchor = useLocation().hash.slice(1);
  const renamed = useCategories().find(({ former }) => former?.includes(anchor));
  return isHydrated ? categories.find(({ slug }) => slug === (renamed?.slug ?? anchor)) : undefined;
}
