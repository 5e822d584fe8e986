import { expect, test } from "vitest";
import { BOOK_LISTS, ORDER_STATES } from "./order-states.ts";
import {
  type BookListing,
  bookListingIn,
  bookListingSearch,
  type PrintedOrders,
  printedOrdersIn,
  printedOrdersSearch,
  showsPrices,
} from "./printed-orders.ts";

const inAddress = (search: string) => printedOrdersIn(new URLSearchParams(search));

test.each<PrintedOrders>([
  { kind: "picking", state: undefined },
  { kind: "picking", state: "preparing" },
  { kind: "slips", ids: [], paper: "a4" },
  { kind: "slips", ids: ["0190-a", "0190-b"], paper: "etiket" },
])("what is printed is read back from its address: %o", (printed) => {
  expect(inAddress(printedOrdersSearch(printed))).toEqual(printed);
});

test("an address that names no order and no paper prints nothing foreign", () => {
  expect(inAddress("?ne=fis&kagit=a0&siparis=%3Cb%3E&siparis=a&siparis=a")).toEqual({
    kind: "slips",
    ids: ["a"],
    paper: "a4",
  });
  expect(inAddress("?ne=baska")).toEqual({ kind: "picking", state: undefined });
});

test("a gift's parcel names no price, and neither does one whose prices are to be hidden", () => {
  expect(showsPrices({ isGift: false, hidePrices: false })).toBe(true);
  expect(showsPrices({ isGift: true, hidePrices: false })).toBe(false);
  expect(showsPrices({ isGift: false, hidePrices: true })).toBe(false);
});

const listedIn = (search: string) => bookListingIn(new URLSearchParams(search));

test("a listing's address is read back as the same listing", () => {
  const [states, lists] = [ORDER_STATES.map((state) => ({ state })), BOOK_LISTS.map((list) => ({ list }))];
  const listings: BookListing[] = [{}, ...states, ...lists].flatMap((one) => [
    { ...one, page: 1 },
    { ...one, page: 12 },
  ]);
  for (const listing of listings) expect(listedIn(bookListingSearch(listing))).toEqual(listing);
  expect(bookListingSearch({ list: "open", page: 1 })).toBe("");
  expect(bookListingSearch({ page: 1 })).toBe("?durum=hepsi");
  expect(bookListingSearch({ state: "sent", page: 2 })).toBe("?durum=kargoda&sayfa=2");
});

test.each(["?durum=constructor", "?durum=sent", "?sayfa=0", "?sayfa=-1", "?sayfa=2.5", "?sayfa=1e9", "?q=Ayşe"])(
  "an address that says nothing valid shows the open orders: %s",
  (search) => {
    expect(listedIn(search)).toEqual({ list: "open", page: 1 });
  },
);
