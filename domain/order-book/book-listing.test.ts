import { expect, test } from "vitest";
import { ORDER_STATES } from "./order-states.ts";
import { type BookListing, bookListingIn, bookListingSearch } from "./printed-orders.ts";

const inAddress = (search: string) => bookListingIn(new URLSearchParams(search));

test("a listing's address is read back as the same listing", () => {
  const listings: BookListing[] = [undefined, ...ORDER_STATES].flatMap((state) => [
    { state, unpaid: false, page: 1 },
    { state, unpaid: state === undefined, page: 12 },
  ]);
  for (const listing of listings) expect(inAddress(bookListingSearch(listing))).toEqual(listing);
  expect(bookListingSearch({ state: undefined, unpaid: false, page: 1 })).toBe("");
  expect(bookListingSearch({ state: "sent", unpaid: false, page: 2 })).toBe("?durum=kargoda&sayfa=2");
});

test.each(["?durum=constructor", "?durum=sent", "?sayfa=0", "?sayfa=-1", "?sayfa=2.5", "?sayfa=1e9", "?q=Ayşe"])(
  "an address that says nothing valid shows the newest orders: %s",
  (search) => {
    expect(inAddress(search)).toEqual({ state: undefined, unpaid: false, page: 1 });
  },
);
