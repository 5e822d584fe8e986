import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { openDoor } from "../../server/door/door.ts";
import type { OpenApp } from "../support/open-app.ts";
import { openDemoApp } from "../support/pages/demo-app.ts";
import { cardNames, linksIn, markupOf, partOf, textsOf } from "../support/pages/page-parts.ts";
import { GIFT_WISHES } from "../support/search/gift-wishes.ts";

let app: OpenApp;
let door: Awaited<ReturnType<typeof openDoor>>;

beforeAll(async () => {
  app = await openDemoApp();
  door = await openDoor({ port: 0, host: "127.0.0.1" });
  door.open(app.listener);
});

afterAll(async () => {
  await door.close({ timeoutMs: 100 });
  await app.close();
});

const get = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`, { redirect: "manual" });
const mainOf = async (path: string) => partOf(markupOf(await (await get(path)).text()), "<main", "</main>");
const saidPath = (said: string) => `${addresses.gifts}?ne=${encodeURIComponent(said)}`;
const priceOf = (words: string) => Number(/[\d.]+,\d\d/.exec(words)?.[0].replaceAll(".", "").replace(",", "."));

describe("a wish as people say it", () => {
  test.each(GIFT_WISHES)(
    "%s: six gifts or a said reason, in the budget, and the page comes from the cache",
    async (said, query) => {
      const led = await get(saidPath(said));
      const path = `${addresses.gifts}?${query}`;
      if (led.status === 200) expect(await led.text()).toMatch(/(?:sözünü|sözlerini) hesaba katamadık\./);
      else expect([led.status, led.headers.get("Location")]).toEqual([302, path]);

      const first = await (await get(path)).text();
      const before = app.pageCache.stats();
      expect(await (await get(path)).text()).toBe(first);
      expect(app.pageCache.stats()).toMatchObject({ hits: before.hits + 1, renders: before.renders });

      const main = partOf(markupOf(first), "<main", "</main>");
      const names = cardNames(main);
      const budget = Number(new URLSearchParams(path.split("?")[1]).get("butce") ?? Number.POSITIVE_INFINITY);
      for (const name of names) {
        const product = (await app.snapshot()).products.find((one) => one.name === name);
        expect(product?.inStock).toBe(true);
      }
      for (const price of textsOf(main, "span").filter((words) => words.startsWith("₺"))) {
        expect(priceOf(price)).toBeLessThanOrEqual(budget);
      }
      if (names.length < 6) expect(main).toMatch(/hediyemiz (?:var|yok)\./);
      if (names.length === 0) expect(main).toContain("bütçeyle bak");
      expect(names.length).toBeLessThanOrEqual(6);
    },
  );
});

test("the finder itself is for search engines, a wish is not and leads to it", async () => {
  const [plain, wish] = await Promise.all(
    ["", "?kime=anne"].map(async (query) => (await get(addresses.gifts + query)).text()),
  );
  for (const html of [plain, wish])
    expect(html).toContain('<link rel="canonical" href="https://fiyonk.example/hediye"/>');
  expect(plain).not.toContain('name="robots"');
  expect(wish).toContain('<meta name="robots" content="noindex"/>');
});

test("words of which nothing is understood become a search", async () => {
  expect((await get(saidPath("zxqv"))).headers.get("Location")).toBe("/ara?q=zxqv");
  expect((await get(saidPath("  "))).headers.get("Location")).toBe("/hediye");
});

test.each([
  ["/hediye?kime=yok&butce=500", "/hediye?butce=500"],
  ["/hediye?zevk=olmayan-kelime", "/hediye"],
])("%s names what the shop does not know, leads to %s and is not cached", async (path, known) => {
  const led = await get(path);
  expect([led.status, led.headers.get("Location"), led.headers.get("Cache-Control")]).toEqual([302, known, "no-store"]);
});

test("each answer is a link that needs no script, and a chosen one can be taken back", async () => {
  const links = linksIn(await mainOf("/hediye?kime=anne"));
  expect(links).toContain("/hediye?kime=anne&amp;butce=300".replace("&amp;", "&"));
  expect(links).toContain("/hediye");
});

test("the answer follows the owner's mend", async () => {
  const [first = ""] = cardNames(await mainOf("/hediye?kime=anne"));
  const product = (await app.snapshot()).products.find(({ name }) => name === first);
  await app.sections.save(
    "gifts",
    { mends: [{ product: product?.id ?? "", gift: "anne", fits: false }] },
    { by: THE_SHOP },
  );
  expect(cardNames(await mainOf("/hediye?kime=anne"))).not.toContain(first);
});
