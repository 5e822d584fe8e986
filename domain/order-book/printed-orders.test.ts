import { expect, test } from "vitest";
import { type PrintedOrders, printedOrdersIn, printedOrdersSearch } from "./printed-orders.ts";

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
