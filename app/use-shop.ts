import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import { unpack } from "./packed.ts";
import type { loader } from "./root.tsx";

export const useShop = (): ShopFacts => useRootData().shop;

export const useGoogleUrl = (): string | undefined => useRootData().googleUrl;

/** Information pages that still lack the owner's facts: nothing links to them. */
export const useWaitingPages = () => useRootData().waitingPages;

/** The categories as they were at the start of the visit; pages about categories load the newest ones. */
export const useCategories = () => useRootData().categories;

type RootData = NonNullable<ReturnType<typeof loader>["of"]>;

/** Read once a visit, although every card asks for it. */
let lastRead: { from: object; data: RootData } | undefined;

function useRootData(): RootData {
  const packed = useRouteLoaderData<typeof loader>("root");
  if (!packed) throw new Error("the root's data is missing");
  if (lastRead?.from !== packed) lastRead = { from: packed, data: unpack(packed) };
  return lastRead.data;
}
