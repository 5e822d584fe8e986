import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";

const CLIENT = "build/client";
const PATHS = ["/", "/ara?q=kolye", "/favoriler", "/kategori/takilar", "/sayfa/hakkimizda", "/login", "/hesap"];

/** What comes to the home page when the phone is idle. Toasts come with the first touch. */
const WHEN_IDLE = /\/later-/;

const OWNERS = ["ZodError", "/admin/products/change"];

let app: OpenApp;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
});

afterAll(() => app.close());

const scriptsOf = async (path: string) => named((await app.call("GET", path)).text);

/** Every script a text names, in the page's way or in that of another script. */
const named = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/["'`](?:\/|\.\/)?(?:assets\/)?([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`),
  ),
];

const read = (script: string) => readFileSync(CLIENT + script, "utf8");
/** The server compresses what the build has not. */
const bytesOf = (script: string) =>
  statSync(`${CLIENT}${script}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(read(script)).length;

/** With what they bring later. The manifest names every page's, the panel's too. */
function withAllTheyName(scripts: readonly string[]): Set<string> {
  const all = new Set(scripts.filter((script) => !script.includes("/manifest-")));
  for (const script of all) for (const other of named(read(script))) all.add(other);
  return all;
}

describe("what a visitor's phone carries (decision 29)", () => {
  test("the home page takes at most 12 scripts and 115.5 KB of them, with what comes when the phone is idle", async () => {
    const first = await scriptsOf("/");
    const idle = [...withAllTheyName(first)].filter((script) => WHEN_IDLE.test(script) && !first.includes(script));
    expect(idle).toHaveLength(1);
    const scripts = [...first, ...idle];
    expect(scripts.length).toBeLessThanOrEqual(12);
    expect(scripts.reduce((sum, script) => sum + bytesOf(script), 0)).toBeLessThanOrEqual(115_500);
  });

  test.each(PATHS)(
    "%s brings nothing of the owner's: no zod and none of the panel's calls, neither at once nor later (decisions 13 and 29)",
    async (path) => {
      const scripts = withAllTheyName(await scriptsOf(path));
      expect(scripts.size).toBeGreaterThan(8);
      expect([...scripts].filter((script) => OWNERS.some((part) => read(script).includes(part)))).toEqual([]);
    },
  );

  test.each(PATHS)("%s brings nothing of passkeys before one is used (decision 58)", async (path) => {
    const scripts = await scriptsOf(path);
    expect(scripts.filter((script) => read(script).includes("navigator.credentials"))).toEqual([]);
  });

  test("passkeys would be found: the sign-in page can bring them", async () => {
    const scripts = withAllTheyName(await scriptsOf("/login"));
    expect([...scripts].filter((script) => read(script).includes("navigator.credentials"))).toHaveLength(1);
  });

  test.each(OWNERS)("%s would be found: the panel has it", async (part) => {
    const scripts = withAllTheyName(await scriptsOf("/admin"));
    expect([...scripts].filter((script) => read(script).includes(part))).toHaveLength(1);
  });
});
