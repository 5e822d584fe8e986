import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ShopContents } from "../../domain/backup/shop-copies.ts";
import { collectGarbage } from "../../tests/support/pictures/garbage.ts";
import { zippedCopy } from "./zipped-copy.ts";

const MEGABYTE = 1024 ** 2;
const FACTS = { shop: "Fiyonk", madeAt: new Date("2026-11-24T09:00:00Z") };

const shopOf = (pictures: ShopContents["pictures"]): ShopContents => ({
  schema: 1,
  revision: 1,
  isFull: false,
  tables: [],
  rows: async function* () {},
  hashes: [],
  pictures,
});

const hashAt = (at: number) => at.toString(16).padStart(64, "0");

/** How many of the pictures are still held after everything unused has been given back. */
async function heldOf(pictures: readonly WeakRef<Uint8Array>[]): Promise<number> {
  await setImmediate();
  collectGarbage();
  return pictures.filter((picture) => picture.deref()).length;
}

test("a zipped picture is given back, so a large shop needs no more memory than a small one", async () => {
  const pictures: WeakRef<Uint8Array>[] = [];
  let held = 0;
  const contents = shopOf(async function* () {
    for (let at = 0; at < 40; at += 1) {
      const bytes = new Uint8Array(MEGABYTE / 4);
      pictures.push(new WeakRef(bytes));
      yield { hash: hashAt(at), bytes };
    }
    held = await heldOf(pictures);
  });
  await finished(Readable.from(zippedCopy(contents, FACTS)).resume());
  expect(pictures).toHaveLength(40);
  expect(held).toBeLessThan(10);
});

test("whoever leaves early ends the reading too", async () => {
  let isLeft = false;
  const contents = shopOf(async function* () {
    try {
      for (let at = 0; ; at += 1) yield { hash: hashAt(at), bytes: new Uint8Array(MEGABYTE) };
    } finally {
      isLeft = true;
    }
  });
  for await (const _ of zippedCopy(contents, FACTS)) break;
  expect(isLeft).toBe(true);
});

test("a database that fails in the middle fails the file", async () => {
  const contents = shopOf(async function* () {
    yield { hash: hashAt(1), bytes: new Uint8Array(MEGABYTE) };
    throw new Error("Connection terminated");
  });
  await expect(Array.fromAsync(zippedCopy(contents, FACTS))).rejects.toThrow("Connection terminated");
});
