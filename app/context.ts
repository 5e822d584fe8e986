import { createContext, RouterContextProvider } from "react-router";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import type { Snapshot } from "../domain/shop/snapshot.ts";

/** What the server gives the pages for one rendering. */
export type PageServices = {
  snapshot: Snapshot;
  shop: ShopFacts;
  googleUrl: string | undefined;
  /** Whether a forgotten password can be set anew by mail. */
  sendsMail: boolean;
  /** Takes what made a page fail; the person sees a page of ours instead. */
  report(error: unknown): void;
};

/** Takes a finished page. As the body of an answer it would be made into bytes, and back, before anything is done with it. */
type Delivery = { deliver(html: string): void };

export const servicesContext = createContext<PageServices & Delivery>();

export function provideServices(services: PageServices & Delivery): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}
