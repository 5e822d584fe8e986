import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clearForBuild } from "./kept-assets.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fiyonk-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, at: Date) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, name);
  utimesSync(path, at, at);
}

const build = (hash: string, at: Date) => write(`client/assets/cart-${hash}.js`, at);
const kept = () => readdirSync(join(folder, "client/assets")).sort();

describe("what is left of earlier builds", () => {
  test("the files an open tab may ask for, and nothing else", () => {
    for (const name of ["client/favicon.svg", "client/.vite/manifest.json", "server/index.js"]) write(name, day(2));
    build("one", day(2));
    clearForBuild(folder, day(1), day(3));
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      "client",
      "client/assets",
      "client/assets/cart-one.js",
    ]);
  });

  test("they stay two weeks from when they were replaced, however old they were then", () => {
    build("one", day(2));
    clearForBuild(folder, day(1), day(101));
    build("two", day(102));
    clearForBuild(folder, day(101), day(114));
    expect(kept()).toEqual(["cart-one.js", "cart-two.js"]);
    build("three", day(115));
    clearForBuild(folder, day(114), day(116));
    expect(kept()).toEqual(["cart-three.js", "cart-two.js"]);
  });

  test("a build that fails neither loses them nor makes them younger", () => {
    build("one", day(2));
    clearForBuild(folder, day(1), day(3));
    clearForBuild(folder, undefined, day(4));
    expect(statSync(join(folder, "client/assets/cart-one.js")).mtime).toEqual(day(3));
  });

  test("of very many the newest five hundred", () => {
    for (let number = 0; number < 501; number++) build(`${number}`, new Date(day(2).getTime() + number));
    clearForBuild(folder, undefined, day(3));
    expect(kept()).toHaveLength(500);
    expect(kept()).not.toContain("cart-0.js");
  });

  test("a file and its compressed forms stay or go together", () => {
    for (let number = 0; number < 200; number++) {
      const at = new Date(day(2).getTime() + number);
      for (const form of ["", ".br", ".gz"]) write(`client/assets/cart-${number}.js${form}`, at);
    }
    clearForBuild(folder, undefined, day(3));
    expect(kept()).toHaveLength(498);
    for (const name of kept().filter((name) => name.endsWith(".js"))) {
      expect(kept()).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
    }
  });

  test("the first build has nothing to keep", () => {
    clearForBuild(folder, undefined, day(1));
    expect(kept()).toEqual([]);
  });
});
