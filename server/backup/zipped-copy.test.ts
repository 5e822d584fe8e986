import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { ShopContents } from "../../domain/backup/shop-copies.ts";
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

/** The bytes that are held after everything unused has been given back. */
function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().arrayBuffers;
}

test("a zipped picture is given back, so a large shop needs no more memory than a small one", async () => {
  const contents = shopOf(async function* () {
    for (let at = 0; at < 64; at += 1) yield { hash: hashAt(at), bytes: new Uint8Array(2 * MEGABYTE) };
  });
  const before = heldBytes();
  let read = 0;
  let most = 0;
  for await (const chunk of zippedCopy(contents, FACTS)) {
    if (Math.floor((read + chunk.length) / (32 * MEGABYTE)) > Math.floor(read / (32 * MEGABYTE))) {
      most = Math.max(most, heldBytes() - before);
    }
    read += chunk.length;
  }
  expect(read).toBeGreaterThan(128 * MEGABYTE);
  expect(most).toBeLessThan(24 * MEGABYTE);
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
