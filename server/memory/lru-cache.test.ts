import { expect, test } from "vitest";
import { createLruCache } from "./lru-cache.ts";

test("the least recently used entry is evicted first", () => {
  const cache = createLruCache<Uint8Array>(10, ({ byteLength }) => byteLength);
  cache.set("bear", new Uint8Array(4));
  cache.set("ring", new Uint8Array(4));
  cache.get("bear");
  cache.set("crown", new Uint8Array(4));
  expect(["bear", "ring", "crown"].map((key) => cache.get(key)?.byteLength)).toEqual([4, undefined, 4]);
});

test("an entry above the limit is not stored, and a key counts once", () => {
  const cache = createLruCache<Uint8Array>(10, ({ byteLength }) => byteLength);
  cache.set("poster", new Uint8Array(11));
  expect(cache.get("poster")).toBeUndefined();
  for (let time = 0; time < 5; time += 1) cache.set("bear", new Uint8Array(6));
  cache.set("ring", new Uint8Array(4));
  expect([cache.get("bear"), cache.get("ring")].map((bytes) => bytes?.byteLength)).toEqual([6, 4]);
});

test("entries without a size of their own count as one: the oldest is dropped when 50,000 are there", () => {
  const cache = createLruCache<number>(50_000);
  for (let key = 0; key <= 50_000; key++) cache.set(`${key}`, key);
  expect(cache.get("0")).toBeUndefined();
  expect(cache.get("1")).toBe(1);
  expect(cache.get("50000")).toBe(50_000);
});
