import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { keepingAssets } from "./kept-assets.ts";

const LONG_AGO = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);

let folders: { assets: string; before: string };

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "fiyonk-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  folders = { assets: join(folder, "assets"), before: join(folder, "before") };
});

const put = (name: string, text = name) => writeFileSync(join(folders.assets, name), text);

/** Like the real one it begins by emptying the folder. */
const buildOf = (name: string) => async () => {
  rmSync(folders.assets, { recursive: true, force: true });
  mkdirSync(folders.assets);
  put(name);
};

test("an earlier build's files stay beside the new ones, for some days", async () => {
  await keepingAssets(buildOf("shop-1.js"), folders);
  await keepingAssets(buildOf("shop-2.js"), folders);
  await keepingAssets(buildOf("shop-3.js"), folders);
  expect(readdirSync(folders.assets)).toEqual(["shop-1.js", "shop-2.js", "shop-3.js"]);
  utimesSync(join(folders.assets, "shop-1.js"), LONG_AGO, LONG_AGO);
  await keepingAssets(buildOf("shop-4.js"), folders);
  expect(readdirSync(folders.assets)).toEqual(["shop-2.js", "shop-3.js", "shop-4.js"]);
});

test("what is built anew is what was built last", async () => {
  await keepingAssets(buildOf("shop-1.js"), folders);
  put("shop-1.js", "spoilt");
  await keepingAssets(buildOf("shop-1.js"), folders);
  expect(readFileSync(join(folders.assets, "shop-1.js"), "utf8")).toBe("shop-1.js");
});

test("a build that fails loses nothing", async () => {
  await keepingAssets(buildOf("shop-1.js"), folders);
  const failing = async () => {
    await buildOf("half.js")();
    throw new Error("no space left");
  };
  await expect(keepingAssets(failing, folders)).rejects.toThrow("no space left");
  await keepingAssets(buildOf("shop-2.js"), folders);
  expect(readdirSync(folders.assets)).toContain("shop-1.js");
});
