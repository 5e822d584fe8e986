import { createContext, RouterContextProvider } from "react-router";
import type { Catalog } from "../domain/catalog.ts";
import type { Settings } from "../domain/settings.ts";
import type { Shelf } from "../domain/shelf.ts";
import type { ShopFacts } from "../domain/shop-facts.ts";

/** What the server lends the pages for one rendering. */
export type PageServices = {
  shelf: Shelf;
  catalog: Catalog;
  settings: Settings;
  shop: ShopFacts;
  googleUrl: string | undefined;
  /** Takes what made a page fail; the person sees a page of ours instead. */
  report(error: unknown): void;
};

export const servicesContext = createContext<PageServices>();

export function provideServices(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}
