import { expect, test } from "vitest";
import { BOOK_LISTS, ORDER_STATES } from "./order-states.ts";
import { type BookListing, bookListingIn, bookListingSearch } from "./printed-orders.ts";

const inAddress = (search: string) => bookListingIn(new URLSearchParams(search));

test("a listing's address is read back as the same listing", () => {
  const [states, lists] = [ORDER_STATES.map((state) => ({ state })), BOOK_LISTS.map((list) => ({ list }))];
  const listings: BookListing[] = [{}, ...states, ...lists].flatMap((one) => [
    { ...one, page: 1 },
    { ...one, page: 12 },
  ]);
  for (const listing of listings) expect(inAddress(bookListingSearch(listing))).toEqual(listing);
  expect(bookListingSearch({ list: "open", page: 1 })).toBe("");
  expect(bookListingSearch({ page: 1 })).toBe("?durum=hepsi");
  expect(bookListingSearch({ state: "sent", page: 2 })).toBe("?durum=kargoda&sayfa=2");
});

test.each(["?durum=constructor", "?durum=sent", "?sayfa=0", "?sayfa=-1", "?sayfa=2.5", "?sayfa=1e9", "?q=Ayşe"])(
  "an address that says nothing valid shows the open orders: %s",
  (search) => {
    expect(inAddress(search)).toEqual({ list: "open", page: 1 });
  },
);
