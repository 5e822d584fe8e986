import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import type { loader } from "./root.tsx";

export const useShop = (): ShopFacts => useRootData().shop;

export const useGoogleUrl = (): string | undefined => useRootData().googleUrl;

/** Information pages that still lack the owner's facts: nothing links to them. */
export const useUnpublishedPages = () => useRootData().unpublishedPages;

/** The categories as they were at the start of the visit; pages about categories load the newest ones. */
export const useCategories = () => useRootData().categories;

function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root's data is missing");
  return data;
}
