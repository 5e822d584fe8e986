import { expect, test } from "vitest";
import { cartIn, codeKey, MAX_CODED_LINES } from "../order/cart-code.ts";
import { cartCodeIn, cartLinkAddress } from "./cart-link.ts";

const RING = { id: "0d9b7a52-6f3e-4b7e-9a2c-0f1e2d3c4b5a", color: "gümüş", quantity: 2 };
const cartOf = (count: number) => Array.from({ length: count }, (_, index) => ({ ...RING, id: `${RING.id}${index}` }));

test("a cart's address has its code after the #", () => {
  const address = new URL(cartLinkAddress(7, [RING]) ?? "", "https://fiyonk.example");
  expect(address.pathname).toBe("/sepet");
  expect(cartIn(address.hash.slice(1))).toEqual({ revision: 7, lines: [{ key: codeKey(RING), quantity: 2 }] });
});

test("the link of 40 lines stays under 1,500 characters, and more lines than a code has have none", () => {
  expect(cartLinkAddress(123_456, cartOf(40))?.length).toBeLessThan(300);
  expect(cartLinkAddress(1, cartOf(MAX_CODED_LINES))).toBeDefined();
  expect(cartLinkAddress(1, cartOf(MAX_CODED_LINES + 1))).toBeUndefined();
});

test("the code is read from the fragment, also with the end of a sentence", () => {
  const [, code = ""] = cartLinkAddress(7, [RING])?.split("#") ?? [];
  for (const end of ["", ".", ")", "*", "_", "…", "&x=1"]) expect(cartCodeIn(`#${code}${end}`)).toBe(code);
});

test.each([
  "",
  "#",
  "#urunler",
  "#liste=abc",
  "#session_id=1",
  "#1.7.0aB3xZ.Qw12eR",
  "#<script>alert(1)</script>",
  "#%00",
])("%j is no cart", (fragment) => expect(cartCodeIn(fragment)).toBeUndefined());
