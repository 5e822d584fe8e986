import { beforeEach, expect, test, vi } from "vitest";
import { returnAddressIn, storeReturnAddress, takeReturnAddress } from "./return-address.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("who comes back from Google without signing in is still known to have come from there, until it is taken", () => {
  storeReturnAddress("/urun/kupa");
  expect(returnAddressIn(null)).toBe("/urun/kupa");
  expect(returnAddressIn({ from: "/hesap" })).toBe("/hesap");
  expect([takeReturnAddress(), returnAddressIn(null)]).toEqual(["/urun/kupa", "/"]);
});

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
