import { bookListingIn, bookListingSearch } from "./book-listing.ts";
import type { OrderState } from "./order-states.ts";

export const PAPERS = ["a4", "etiket"] as const;

/** A4, or a label of 10 × 15 cm. */
export type Paper = (typeof PAPERS)[number];

/** What is printed. Its address has ids alone, nothing about a person (decision 88). */
export type PrintedOrders =
  | { kind: "picking"; state: OrderState | undefined }
  | { kind: "slips"; ids: readonly string[]; paper: Paper };

const ORDER_ID = /^[\w-]{1,64}$/;

export function printedOrdersIn(search: URLSearchParams): PrintedOrders {
  if (search.get("ne") !== SLIPS) return { kind: "picking", state: bookListingIn(search).state };
  const ids = search.getAll("siparis").filter((id) => ORDER_ID.test(id));
  const paper = PAPERS.find((one) => one === search.get("kagit")) ?? "a4";
  return { kind: "slips", ids: [...new Set(ids)], paper };
}

export function printedOrdersSearch(printed: PrintedOrders): string {
  if (printed.kind === "picking") return bookListingSearch({ state: printed.state, page: 1 });
  const search = new URLSearchParams({ ne: SLIPS, kagit: printed.paper });
  for (const id of printed.ids) search.append("siparis", id);
  return `?${search}`;
}

const SLIPS = "fis";
