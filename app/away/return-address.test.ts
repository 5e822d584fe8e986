import { expect, test } from "vitest";
import { returnAddressIn } from "./return-address.ts";

test.each(["/", "/hesap", "/urun/kirmizi-kutu?renk=mavi#yorumlar", "/ara?q=%2F%2Fevil.example"])(
  "%s is an address of the shop",
  (from) => {
    expect(returnAddressIn({ from })).toBe(from);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "/\u0000/evil.example",
  "/hesap\u0085",
  "javascript:alert(1)",
  "hesap",
  "",
  "/login",
  "/login?is=1",
  "/./login",
  7,
  null,
])("%j leads home", (from) => {
  expect(returnAddressIn({ from })).toBe("/");
});
