import { describe, expect, test } from "vitest";
import type { ClientFile } from "../domain/shop/processes.ts";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { createClientFiles } from "./stored-client-files.ts";

const NOON = new Date("2026-11-22T12:00:00Z");
const later = (days: number) => new Date(NOON.getTime() + days * 24 * 3600 * 1000);

const fileOf = (letter: string): ClientFile => ({
  name: `/assets/cart-${letter.repeat(8)}.js`,
  type: "text/javascript; charset=utf-8",
  bytes: Buffer.from(`cart ${letter}`),
  br: Buffer.from(`br ${letter}`),
  gzip: null,
});

describe.each(ENGINES)("the files of builds on $engine", ({ newLocation }) => {
  async function openTwo() {
    const location = await newLocation();
    const [one, other] = [await openFor(location), await openFor(location)];
    return [createClientFiles(one.db), createClientFiles(other.db)] as const;
  }

  test("are found by every process, with all their bytes", async () => {
    const [one, other] = await openTwo();
    await one.keep([fileOf("a"), fileOf("b")], NOON);
    expect(structuredClone(await other.find(fileOf("b").name))).toEqual(structuredClone(fileOf("b")));
    expect(await other.find(fileOf("c").name)).toBeUndefined();
  });

  test("are kept once by two processes that start at the same time", async () => {
    const [one, other] = await openTwo();
    const build = Array.from("abcdefghijklmnopqrstuvwxyz", fileOf);
    await Promise.all([one.keep(build, NOON), other.keep(build, NOON), one.keep([], NOON)]);
    for (const { name } of build) expect(await one.find(name)).toMatchObject({ name });
  });

  test("are removed two weeks after a build last used them", async () => {
    const [one, other] = await openTwo();
    await one.keep([fileOf("a"), fileOf("b")], NOON);
    await other.keep([fileOf("b"), fileOf("c")], later(10));
    await one.removeExpired(later(14));
    expect(await other.find(fileOf("a").name)).toBeDefined();
    await one.removeExpired(later(15));
    const names = ["a", "b", "c"].map((letter) => fileOf(letter).name);
    const found = await Promise.all(names.map((name) => other.find(name)));
    expect(found.map((file) => file?.name)).toEqual([undefined, ...names.slice(1)]);
  });
});
