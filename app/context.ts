import { createContext } from "react-router";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import type { Snapshot } from "../domain/shop/snapshot.ts";

/** The server gives these to the pages for one rendering. */
export type PageServices = {
  snapshot: Snapshot;
  shop: ShopFacts;
  googleUrl: string | undefined;
  /** Whether a forgotten password can be set anew by mail. */
  sendsMail: boolean;
  /** Takes the cause of a failed page; the person sees a page of ours instead. */
  report(error: unknown): void;
};

/** Takes a finished page. As the body of an answer it would be made into bytes, and back, before anything is done with it. */
type Delivery = { deliver(html: string): void };

export const servicesContext = createContext<PageServices & Delivery>();
