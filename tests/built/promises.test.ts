import { afterEach, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { createLog } from "../../server/log/log.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { warnOfMissingFacts } from "../../server/start/start-failure.ts";
import { FIRST_PAGE_SLUGS } from "../support/first-info-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";
import { LIVE } from "../support/sample-shop.ts";

const SELLER_PAGES = ["on-bilgilendirme", "mesafeli-satis", "kvkk"];
const SELLER = {
  SHOP_LEGAL_NAME: "Kurdele Ltd. Şti.",
  SHOP_ADDRESS: "Moda, İstanbul",
  SHOP_EMAIL: "a@kurdele.example",
};
const ALL_PROMISED = { SHOP_GIFT_WRAP: "1", SHOP_GIFT_NOTE: "1", SHOP_SHIPS_EVERYWHERE: "1", SHOP_PARCEL_PHOTO: "1" };

let app: OpenApp;
const open = async (env: Record<string, string>) => {
  app = await openApp({ env: { ...LIVE, ...env }, overrides: { openPages: openBuiltPages } });
  await app.catalog.createProduct(LABUBU, THE_SHOP);
};
const read = async (path: string) => (await app.call("GET", path)).text;
const statusOf = async (slug: string) => (await app.call("GET", `/sayfa/${slug}`)).status;
const everything = async () =>
  (await Promise.all(["/", "/urun/labubu-anahtarlik", ...PAGES.map((slug) => `/sayfa/${slug}`)].map(read))).join("");
const warnings = async () => {
  const lines: string[] = [];
  await warnOfMissingFacts({ ...app, log: createLog("warn", { write: (line) => lines.push(line) }) });
  return lines;
};
const PAGES = FIRST_PAGE_SLUGS.filter((slug) => !SELLER_PAGES.includes(slug));

afterEach(() => app.close());

describe("a live shop without the facts of its owner", () => {
  test("publishes no page that has to name her, and links to none", async () => {
    await open({});
    for (const slug of FIRST_PAGE_SLUGS)
      expect([slug, await statusOf(slug)]).toEqual([slug, SELLER_PAGES.includes(slug) ? 404 : 200]);
    const linked = (await everything()) + (await read("/sitemap.xml"));
    for (const slug of SELLER_PAGES) expect(linked).not.toContain(`/sayfa/${slug}`);
    for (const slug of PAGES) expect(linked).toContain(`/sayfa/${slug}`);
  });

  test("makes no promise, claims no discount and shows no invented address", async () => {
    await open({});
    expect(await everything()).not.toMatch(
      /hediye paketi|notu|her yerine|paketinin fotoğraf|%40|@fiyonk|merhaba@|örnek kargo/i,
    );
    expect(await read("/urun/labubu-anahtarlik")).toContain("Kargoyla gönderiyoruz");
    expect(await read("/")).toContain("Sitede ödeme yok");
  });

  test("opens without a number too, and its ordering buttons rest", async () => {
    await open({ SHOP_PHONE: "" });
    const pages = await everything();
    expect(pages).not.toMatch(/wa\.me|telephone|href="[^"]*undefined/);
    expect(await read("/urun/labubu-anahtarlik")).toContain(
      '<p class="chat-button-rest">Sipariş hattı hazırlanıyor</p>',
    );
    expect(await read("/")).toContain("<li>Sipariş hattı hazırlanıyor</li>");
  });

  test("warns of it in one line of its log", async () => {
    await open({});
    const lines = await warnings();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      "seller.legalName, seller.address, contact.email: until they are saved under /admin/dukkan, there is no page on-bilgilendirme",
    );
  });
});

describe("a live shop with the facts of its owner", () => {
  test("publishes everything, with her name", async () => {
    await open({ ...SELLER, ...ALL_PROMISED });
    for (const slug of FIRST_PAGE_SLUGS) expect([slug, await statusOf(slug)]).toEqual([slug, 200]);
    const [home, sitemap] = [await read("/"), await read("/sitemap.xml")];
    for (const slug of SELLER_PAGES) {
      expect(home).toContain(`/sayfa/${slug}`);
      expect(sitemap).toContain(`/sayfa/${slug}`);
      expect(await read(`/sayfa/${slug}`)).toContain("Kurdele Ltd. Şti.");
    }
    expect(home).toContain("mailto:a@kurdele.example");
    expect(await everything()).not.toMatch(/örnek\)|deneme dükkânı/i);
    expect(await warnings()).toEqual([]);
  });

  test("makes the promises that she set, and no other", async () => {
    await open({ ...SELLER, SHOP_GIFT_NOTE: "1" });
    const home = await read("/");
    expect(home).toContain("Elle yazılmış not");
    expect(await everything()).not.toMatch(/hediye paketi|her yerine/i);
  });
});

test("a trial shop has every page, and each says that its facts are examples", async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  for (const slug of FIRST_PAGE_SLUGS) {
    expect([slug, await statusOf(slug)]).toEqual([slug, 200]);
    expect(await read(`/sayfa/${slug}`)).toContain("Bu bir deneme dükkânı");
  }
  expect(await read("/sayfa/mesafeli-satis")).toContain("Örnek Hediyelik Eşya (örnek)");
  expect(await warnings()).toEqual([]);
});
