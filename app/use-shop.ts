import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import type { loader } from "./root.tsx";

export const useShop = (): ShopFacts => useRootData().shop;

export const useGoogleUrl = (): string | undefined => useRootData().googleUrl;

/** Information pages that wait for the owner's facts: no link leads there. */
export const useUnpublishedPages = () => useRootData().unpublishedPages;

/** Those the visit began with; a page that lists them for their own sake brings the newest. */
export const useCategories = () => useRootData().categories;

function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root's data is missing");
  return data;
}
