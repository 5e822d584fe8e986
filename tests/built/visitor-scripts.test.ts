import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";

const CLIENT = "build/client";
const PATHS = [
  "/",
  "/ara?q=kolye",
  "/favoriler",
  "/sepet",
  "/kategori/takilar",
  "/sayfa/hakkimizda",
  "/login",
  "/hesap",
];

/** The home page loads this script when the phone is idle. Toasts load with the first touch. */
const WHEN_IDLE = /\/later-/;

const OWNERS_CODE = ["ZodError", "/admin/products/change"];

let app: OpenApp;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
});

afterAll(() => app.close());

const scriptsOf = async (path: string) => scriptsNamedIn((await app.call("GET", path)).text);

/** The scripts that a page or another script names. The panel's worker is none of a page's. */
const scriptsNamedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/["'`](?:\/|\.\/)?(?:assets\/)?(?!panel-worker)([\w.-]+\.js)["'`]/g)].map(
      ([, name]) => `/assets/${name}`,
    ),
  ),
];

const read = (script: string) => readFileSync(CLIENT + script, "utf8");
/** The server compresses scripts that the build has not compressed. */
const bytesOf = (script: string) =>
  statSync(`${CLIENT}${script}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(read(script)).length;

/** The scripts with those that they load later. The manifest is left out: it names the scripts of every page, the panel's too. */
function withLaterScripts(scripts: readonly string[]): Set<string> {
  const all = new Set(scripts.filter((script) => !script.includes("/manifest-")));
  for (const script of all) for (const other of scriptsNamedIn(read(script))) all.add(other);
  return all;
}

describe("the scripts of visitors (decision 11)", () => {
  // With some 60 bytes of room: names of files alone move them by as much. No page loads more than 122 KB (124,928 bytes).
  test.each([
    ["/", 118_600],
    ["/urun/mini-sirt-cantasi", 124_920],
    ["/kategori/takilar", 122_040],
    ["/login", 112_580],
  ])("%s loads at most 12 scripts and %i bytes, with those that load when the phone is idle", async (path, most) => {
    const first = await scriptsOf(path);
    const idle = [...withLaterScripts(first)].filter((script) => WHEN_IDLE.test(script) && path !== "/login");
    const scripts = new Set([...first, ...idle, ...idle.flatMap((script) => scriptsNamedIn(read(script)))]);
    expect(scripts.size).toBeLessThanOrEqual(12);
    expect([...scripts].reduce((sum, script) => sum + bytesOf(script), 0)).toBeLessThanOrEqual(most);
  });

  test.each(PATHS)("%s never loads zod or the panel's calls (decisions 3 and 11)", async (path) => {
    const scripts = withLaterScripts(await scriptsOf(path));
    expect(scripts.size).toBeGreaterThan(8);
    expect([...scripts].filter((script) => OWNERS_CODE.some((part) => read(script).includes(part)))).toEqual([]);
  });

  test.each(PATHS)("%s loads no code of passkeys at first (decision 29)", async (path) => {
    const scripts = await scriptsOf(path);
    expect(scripts.filter((script) => read(script).includes("navigator.credentials"))).toEqual([]);
  });

  test("the sign-in page loads the code of passkeys later, so the test before would find it", async () => {
    const scripts = withLaterScripts(await scriptsOf("/login"));
    expect([...scripts].filter((script) => read(script).includes("navigator.credentials"))).toHaveLength(1);
  });

  test.each(OWNERS_CODE)("the panel loads %s, so the tests before would find it", async (part) => {
    const scripts = withLaterScripts(await scriptsOf("/admin"));
    expect([...scripts].filter((script) => read(script).includes(part))).toHaveLength(1);
  });
});
