import { afterEach, expect, test } from "vitest";
import type { OpenApp } from "../support/open-app.ts";
import { answerBytes, openDemoApp } from "../support/pages/demo-app.ts";

let app: OpenApp;
afterEach(() => app.close());

const PAGE = "/ozel-gun/kadinlar-gunu";

/** The demo shop with a shelf for Women's Day 2027 and a known delivery time, seven weeks before. */
async function openWithShelf() {
  app = await openDemoApp();
  app.clock.now = new Date("2027-01-15T09:00:00Z");
  const { json } = await app.call("GET", "/api/products?limit=6&inStock=true");
  const products: string[] = json.products.map(({ id }: { id: string }) => id);
  const row = { id: "kadinlar-gunu", name: "Kadınlar Günü", shelf: "hand", products };
  const save = async (section: string, change: object) => {
    const token = await app.tokenOf("admin");
    const path = `/api/admin/settings/${section}`;
    const { json: saved } = await app.call("GET", path, { token });
    const { status } = await app.call("PUT", path, { token, body: { ...saved.values, ...change } });
    expect(status).toBe(200);
  };
  await save("delivery", { deliveryDays: "1 iş günü", preparingDays: 1 });
  await save("occasions", { days: [row] });
  return { save, row, products };
}

const pageOn = async (moment: string, path = "/") => {
  app.clock.now = new Date(moment);
  return app.call("GET", path);
};

test("an occasion comes and goes by itself on the home page, which is cached as before and no heavier", async () => {
  await openWithShelf();
  const before = await pageOn("2027-02-14T20:59:00Z");
  expect(before.text).not.toContain("Kadınlar Günü");
  const usual = await answerBytes(app, "/");
  const near = await pageOn("2027-02-14T21:00:00Z");
  expect(near.text).toContain("Kadınlar Günü yaklaşıyor</h1>");
  expect(near.text).toContain("Son sipariş günü 3 Mart çarşamba");
  expect(await answerBytes(app, "/")).toBeLessThanOrEqual(14_020);
  const { hits, renders } = app.pageCache.stats();
  await pageOn("2027-03-03T20:59:00Z");
  expect(app.pageCache.stats()).toMatchObject({ hits, renders: renders + 1 });
  const gone = await pageOn("2027-03-03T21:00:00Z");
  expect(gone.text).toBe(before.text);
  expect(await answerBytes(app, "/")).toBe(usual);
});

test("its page is there the whole year, cached, and tells the last order and the reminder as they are that day", async () => {
  const { save, row, products } = await openWithShelf();
  const far = await pageOn("2027-02-01T09:00:00Z", PAGE);
  expect(far).toMatchObject({ status: 200 });
  expect(far.text).toContain("8 Mart pazartesi.</p>");
  expect(far.text).toContain(">Bana hatırlat</a>");
  const near = await pageOn("2027-02-20T09:00:00Z", PAGE);
  expect(near.text).toContain("8 Mart pazartesi. Son sipariş günü 3 Mart çarşamba.</p>");
  expect(near.text).toContain(">Seneye hatırlat</a>");
  expect(near.text).toContain(`href="${PAGE}.ics"`);
  const { hits } = app.pageCache.stats();
  expect(app.pageCache.getFresh(PAGE)).toBeDefined();
  expect(app.pageCache.stats().hits).toBe(hits + 1);
  expect((await app.call("GET", "/sitemap.xml")).text).toContain(`${PAGE}</loc>`);

  const { text, headers } = await app.call("GET", `${PAGE}.ics`);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Content-Disposition")).toBe('inline; filename="kadinlar-gunu.ics"');
  expect(text).toContain("DTSTART;VALUE=DATE:20280216\r\n");
  expect(text).toContain("SUMMARY:Kadınlar Günü: 8 Mart çarşamba\r\n");

  // Sold out, hidden by the owner, or unknown: nothing is there, and home has no empty shelf.
  for (const change of [{ products: ["silinen"] }, { isHidden: true }, { products, id: "kadinlar-gunu-2" }]) {
    await save("occasions", { days: [{ ...row, ...change }] });
    expect((await app.call("GET", PAGE)).status).toBe(404);
    expect((await app.call("GET", `${PAGE}.ics`)).status).toBe(404);
    expect((await app.call("GET", "/")).text).not.toContain("Kadınlar Günü");
  }
});
