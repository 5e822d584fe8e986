import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { openApp } from "../support/open-app.ts";
import { BILEKLIK, LABUBU } from "../support/sample-products.ts";

const MONDAY_MORNING = new Date("2026-03-02T07:00:00Z");
const NEW_YEARS_NIGHT = new Date("2027-01-01T00:30:00Z");

const folders: string[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test("no public page depends on the clock: a cached one stays right until somebody saves something", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-clock-"));
  folders.push(dataDir);
  const before = await pagesAt(MONDAY_MORNING, dataDir, "with products");
  const after = await pagesAt(NEW_YEARS_NIGHT, dataDir);
  expect(before.size).toBeGreaterThan(15);
  for (const [path, html] of before) expect(after.get(path), path).toBe(html);
});

async function pagesAt(now: Date, dataDir: string, products?: "with products"): Promise<Map<string, string>> {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const app = await openApp({ overrides: { dataDir, now: () => now, openPages: openBuiltPages } });
  try {
    if (products) for (const product of [LABUBU, BILEKLIK]) await app.catalog.createProduct(product, THE_SHOP);
    const { text: sitemap } = await app.call("GET", "/sitemap.xml");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    const paths = [...listed, "/ara?q=labubu", "/favoriler", "/sepet", "/login", "/sifre", "/davet", "/yok"];
    const pages = new Map<string, string>();
    for (const path of paths) pages.set(path, (await app.call("GET", path)).text);
    return pages;
  } finally {
    await app.close();
  }
}
