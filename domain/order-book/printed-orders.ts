import { PAGE_NUMBER } from "../listing/owners-listing.ts";
import type { BookOrder } from "./book-order.ts";
import { BOOK_LISTS, type BookList, ORDER_STATES, type OrderState } from "./order-states.ts";

/** The list of the book as its address names it: a state, another list, or all. A search is never in the address (decision 26). */
export type BookListing = { state?: OrderState | undefined; list?: BookList | undefined; page: number };

const WORDS: Record<OrderState, string> = {
  new: "yeni",
  preparing: "hazirlaniyor",
  sent: "kargoda",
  delivered: "teslim-edildi",
  cancelled: "iptal",
  returned: "iade",
};

const LIST_WORDS: Record<BookList, string> = {
  open: "acik",
  confirm: "onaylanacaklar",
  unpaid: "odenmeyenler",
  pack: "hazirlanacaklar",
  due: "bugun-gidecekler",
  tell: "haber-verilecekler",
  late: "yolda-kalanlar",
  words: "okunmayanlar",
  refund: "geri-odenecekler",
};

const ALL = "hepsi";

/** Reads the listing from the section's address. Invalid values are ignored: the first view has the open orders. */
export function bookListingIn(search: URLSearchParams): BookListing {
  const page = search.get("sayfa") ?? "";
  const word = search.get("durum");
  const state = stateIn(word);
  const list = BOOK_LISTS.find((list) => LIST_WORDS[list] === word) ?? (state || word === ALL ? undefined : "open");
  return { state, list, page: PAGE_NUMBER.test(page) ? Number(page) : 1 };
}

/** The canonical query string of the section's address, including `?`. It is empty for the open orders. */
export function bookListingSearch({ state, list, page }: BookListing): string {
  const search = new URLSearchParams();
  if (list !== "open") search.set("durum", state ? WORDS[state] : list ? LIST_WORDS[list] : ALL);
  if (page > 1) search.set("sayfa", String(page));
  return search.size === 0 ? "" : `?${search}`;
}

const stateIn = (word: string | null): OrderState | undefined => ORDER_STATES.find((state) => WORDS[state] === word);

export const PRINT_SIZES = ["a4", "etiket"] as const;

/** A4, or a label of 10 × 15 cm. */
export type PrintSize = (typeof PRINT_SIZES)[number];

/** The orders to print. Their address holds ids alone, nothing about a person (decision 26). */
export type PrintedOrders =
  | { kind: "picking"; state: OrderState | undefined }
  | { kind: "slips"; ids: readonly string[]; paper: PrintSize };

const ORDER_ID = /^[\w-]{1,64}$/;

export function printedOrdersIn(search: URLSearchParams): PrintedOrders {
  if (search.get("ne") !== SLIPS) return { kind: "picking", state: bookListingIn(search).state };
  const ids = search.getAll("siparis").filter((id) => ORDER_ID.test(id));
  const paper = PRINT_SIZES.find((one) => one === search.get("kagit")) ?? "a4";
  return { kind: "slips", ids: [...new Set(ids)], paper };
}

export function printedOrdersSearch(printed: PrintedOrders): string {
  if (printed.kind === "picking")
    return bookListingSearch(printed.state ? { state: printed.state, page: 1 } : { list: "open", page: 1 });
  const search = new URLSearchParams({ ne: SLIPS, kagit: printed.paper });
  for (const id of printed.ids) search.append("siparis", id);
  return `?${search}`;
}

const SLIPS = "fis";

/** True if the papers in an order's parcel show amounts. The receiver of a gift sees no price, whatever was ticked. */
export const showsPrices = ({ isGift, hidePrices }: Pick<BookOrder, "isGift" | "hidePrices">): boolean =>
  !isGift && !hidePrices;
