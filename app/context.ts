import { createContext } from "react-router";
import type { Snapshot } from "../domain/shop/snapshot.ts";
import type { OrderPage } from "../domain/web/order-page.ts";

/** The server's services for one render of a page. */
export type PageServices = {
  snapshot: Snapshot;
  googleUrl: string | undefined;
  /** Whether a forgotten password can be reset by mail. */
  sendsMail: boolean;
  /** The page of an order, by the key in its address. Undefined if there is none, whatever the reason. */
  orderPage(key: string): Promise<OrderPage | undefined>;
  /** Logs the cause of a failed page; the visitor sees the error page. */
  report(error: unknown): void;
};

/** Receives the rendered page as a string. A response's body would cost a conversion to bytes and back. */
type Delivery = { deliver(html: string): void };

export const servicesContext = createContext<PageServices & Delivery>();
