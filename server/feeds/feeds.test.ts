import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { jpegPath } from "../../domain/catalog/media.ts";
import { togetherMark } from "../../domain/choice/counted-together.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU, productOf } from "../../tests/support/sample-products.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { sitemap } from "./sitemap.ts";

let shop: OpenApp;
beforeEach(async () => {
  shop = await openApp();
});

const GZIP = { headers: { "Accept-Encoding": "gzip" } };
const itemsOf = (xml: string) => [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
const fieldOf = (item: string, field: string) => new RegExp(`<g:${field}>([^<]*)</g:${field}>`).exec(item)?.[1];

describe("the product feed", () => {
  test("has the fields that Google Merchant and Meta require", async () => {
    const { id, slug } = await shop.catalog.createProduct(LABUBU, THE_SHOP);
    const { text, headers } = await shop.call("GET", "/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    const [item = ""] = itemsOf(text);
    expect(
      Object.fromEntries([...item.matchAll(/<g:([a-z_]+)>([^<]*)/g)].map(([, name, value]) => [name, value])),
    ).toEqual({
      id,
      title: "Labubu anahtarlık",
      description: "Çantana taktığın gibi\nherkes soracak.",
      link: `https://fiyonk.example/urun/${slug}`,
      image_link: "https://cdn.ornek.com/labubu.jpg",
      additional_image_link: `https://fiyonk.example${jpegPath("ab".repeat(32))}`,
      availability: "in_stock",
      price: "1199.90 TRY",
      sale_price: "899.90 TRY",
      condition: "new",
      brand: "Fiyonk",
      identifier_exists: "no",
      color: "Pembe/Krem/Gül kurusu",
      product_type: "Labubu &amp; Pop Mart",
    });
  });

  test("has one price and the name as description for a product without discount and description", async () => {
    await shop.catalog.createProduct({ ...BILEKLIK, originalPrice: BILEKLIK.price }, THE_SHOP);
    const [item = ""] = itemsOf((await shop.call("GET", "/feed.xml")).text);
    expect(fieldOf(item, "price")).toBe("249.50 TRY");
    expect(fieldOf(item, "sale_price")).toBeUndefined();
    expect(fieldOf(item, "description")).toBe("Çift bileklik");
    expect(fieldOf(item, "availability")).toBe("out_of_stock");
  });

  test("has a line for each color and size of a product with choices, and none for the product itself", async () => {
    const choices = [{ set: "beden", without: ["xs", "s", "xl", "xxl"], extra: { l: 20 } }];
    const soldOut = [["renk=Krem", "beden=l"]];
    const product = { ...LABUBU, colors: ["Pembe", "Krem"], choices, soldOut };
    const { id } = await shop.catalog.createProduct(product, THE_SHOP);
    const sku = id.replaceAll("-", "");
    const items = itemsOf((await shop.call("GET", "/feed.xml")).text);
    expect(
      items.map((item) => ["id", "color", "size", "sale_price", "availability"].map((name) => fieldOf(item, name))),
    ).toEqual([
      [`${sku}-m-pembe`, "Pembe", "M", "899.90 TRY", "in_stock"],
      [`${sku}-l-pembe`, "Pembe", "L", "919.90 TRY", "in_stock"],
      [`${sku}-m-krem`, "Krem", "M", "899.90 TRY", "in_stock"],
      [`${sku}-l-krem`, "Krem", "L", "919.90 TRY", "out_of_stock"],
    ]);
    expect(items.every((item) => fieldOf(item, "item_group_id") === id)).toBe(true);
  });

  test("says of a combination that none is left, and names long variants by their values alone", async () => {
    const [long, short] = ["Gece mavisi yıldızlı", "Pembe"];
    const choices = [{ set: "beden", without: ["xs", "xl", "xxl"], extra: {} }];
    const mark = (color: string, size: string) => togetherMark([`renk=${color}`, `beden=${size}`]);
    const countsTogether = { [mark(long, "m")]: 0, [mark(short, "m")]: 3 };
    const product = { ...LABUBU, colors: [long, short], choices, countsTogether };
    const { id } = await shop.catalog.createProduct(product, THE_SHOP);
    const idsBySize = async () => {
      const items = itemsOf((await shop.call("GET", "/feed.xml")).text);
      const named = (item: string) => `${fieldOf(item, "color")} ${fieldOf(item, "size")}`;
      const told = (item: string) => [fieldOf(item, "id"), fieldOf(item, "availability")];
      return new Map(items.map((item) => [named(item), told(item)]));
    };
    const before = await idsBySize();
    expect(before.get(`${long} M`)?.[1]).toBe("out_of_stock");
    expect([`${long} S`, "Pembe S", "Pembe M"].map((one) => before.get(one)?.[1])).toEqual(Array(3).fill("in_stock"));
    const ids = [...before.values()].map(([sku = ""]) => sku);
    expect(new Set(ids).size).toBe(6);
    expect(ids.every((sku) => sku.length <= 50)).toBe(true);
    const fewer = { ...product, colors: [short, long], choices: [{ set: "beden", without: ["s"], extra: {} }] };
    await shop.catalog.updateProduct(id, fewer, { by: THE_SHOP });
    const after = await idsBySize();
    for (const one of [`${long} M`, `${long} L`, "Pembe M"]) expect(after.get(one)).toEqual(before.get(one));
  });

  test("keeps one line, at the lowest price, where the choice is a long list or a text", async () => {
    const choices = [{ set: "telefon-modeli", without: [], extra: {} }];
    const personalTexts = [
      { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired: true, extra: 50 },
    ];
    const product = { ...BILEKLIK, colors: [], originalPrice: null, choices, personalTexts };
    await shop.catalog.createProduct(
      { ...product, choices: [{ set: "telefon-modeli", without: [], extra: { "iphone-11": -9 } }] },
      THE_SHOP,
    );
    const items = itemsOf((await shop.call("GET", "/feed.xml")).text);
    expect(items.map((item) => fieldOf(item, "price"))).toEqual(["290.50 TRY"]);
  });

  test("escapes the owner's texts", async () => {
    const name = "Kalp <3 & ]]> \"aşk\" 'sen' \ud83d\udc95";
    const description = "<p>Ne <b>güzel</b></p> 3 < 5 \u0001\uffff";
    await shop.catalog.createProduct({ ...BILEKLIK, name, description }, THE_SHOP);
    const [item = ""] = itemsOf((await shop.call("GET", "/feed.xml")).text);
    expect(fieldOf(item, "title")).toBe("Kalp &lt;3 &amp; ]]&gt; &quot;aşk&quot; &apos;sen&apos; \ud83d\udc95");
    expect(fieldOf(item, "description")?.trim()).toBe("Ne güzel 3 &lt; 5");
  });

  test("is sent compressed or plain, in many pieces, and not again to those who have it", async () => {
    for (let number = 0; number < 250; number += 1) await shop.catalog.createProduct(BILEKLIK, THE_SHOP);
    const plain = await shop.call("GET", "/feed.xml");
    expect(itemsOf(plain.text)).toHaveLength(250);
    const [one, other] = await Promise.all([1, 2].map(() => shop.app.request("/feed.xml", GZIP)));
    expect(one?.headers.get("Content-Encoding")).toBe("gzip");
    for (const answer of [one, other]) {
      expect(gunzipSync((await answer?.arrayBuffer()) ?? "").toString()).toBe(plain.text);
    }
    const known = { headers: { "If-None-Match": plain.headers.get("ETag") ?? "" } };
    expect((await shop.call("GET", "/feed.xml", known)).status).toBe(304);
    await shop.catalog.createProduct(LABUBU, THE_SHOP);
    expect(itemsOf((await shop.call("GET", "/feed.xml", known)).text)).toHaveLength(251);
  });

  test("shortens a long name to 150 characters", async () => {
    await shop.catalog.createProduct({ ...BILEKLIK, name: "ş".repeat(200) }, THE_SHOP);
    const [item = ""] = itemsOf((await shop.call("GET", "/feed.xml")).text);
    expect(fieldOf(item, "title")).toHaveLength(150);
  });
});

describe("the sitemap", () => {
  test("lists home, all products, categories and products with their pictures and last changes", async () => {
    const { slug, updatedAt } = await shop.catalog.createProduct(LABUBU, THE_SHOP);
    const { text } = await shop.call("GET", "/sitemap.xml");
    const addresses = [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address);
    expect(addresses).toContain("https://fiyonk.example/");
    expect(addresses).toContain("https://fiyonk.example/urunler");
    expect(addresses).toContain("https://fiyonk.example/kategori/labubu");
    expect(addresses).toContain("https://fiyonk.example/sayfa/teslimat");
    const product = text.split("\n").find((line) => line.includes(`<loc>https://fiyonk.example/urun/${slug}</loc>`));
    expect(product).toContain(`<lastmod>${updatedAt}</lastmod>`);
    expect(product?.match(/<image:image>/g)).toHaveLength(3);
    expect((await shop.call("GET", "/sitemap-1.xml")).status).toBe(404);
  });

  test("becomes an index of several files when one would be too long", () => {
    const products = Array.from({ length: 5 }, (_, index) => productOf({ slug: `urun-${index + 1}` }));
    const map = sitemap({ publicUrl: "https://fiyonk.example", products, categories: [], infoSlugs: ["iade"] }, 2);
    expect([...map.index().matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      "https://fiyonk.example/sitemap-1.xml",
      "https://fiyonk.example/sitemap-2.xml",
      "https://fiyonk.example/sitemap-3.xml",
    ]);
    const pathsIn = (number: number) =>
      [...(map.file(number) ?? "").matchAll(/example(\/[^<]*)<\/loc/g)].map(([, path]) => path);
    expect([1, 2, 3].map(pathsIn)).toEqual([
      ["/", "/urunler", "/hediye", "/sayfa/iade", "/urun/urun-1", "/urun/urun-2"],
      ["/urun/urun-3", "/urun/urun-4"],
      ["/urun/urun-5"],
    ]);
    expect([map.file(0), map.file(4)]).toEqual([undefined, undefined]);
  });
});

test("robots.txt names the sitemap and the paths that robots must not visit", async () => {
  const { text, headers } = await shop.call("GET", "/robots.txt");
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  for (const path of ["/admin", "/hesap", "/login", "/sifre", "/davet", "/auth", "/ara", "/favoriler", "/api"])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain("Sitemap: https://fiyonk.example/sitemap.xml");
});

test("a phone can put the shop on its home screen", async () => {
  const { text, headers } = await shop.call("GET", "/manifest.webmanifest");
  expect(headers.get("Content-Type")).toContain("application/manifest+json");
  expect(JSON.parse(text)).toMatchObject({ short_name: "Fiyonk", lang: "tr", start_url: "/", display: "standalone" });
});

test("an owner can put the panel on her home screen apart from the shop, and share photos and texts to it", async () => {
  const { text, headers } = await shop.call("GET", "/admin/manifest.webmanifest");
  expect(headers.get("Content-Type")).toContain("application/manifest+json");
  const { shortcuts, ...manifest } = JSON.parse(text);
  expect(manifest).toMatchObject({ id: "/admin", scope: "/admin", start_url: "/admin", short_name: "Fiyonk" });
  expect(manifest.share_target).toMatchObject({ action: "/admin", method: "POST" });
  const links = shortcuts.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`);
  expect(links).toEqual(["Yeni ürün /admin#form-yeni", "Bugün /admin/bugun"]);
});

describe("security.txt (RFC 9116)", () => {
  const PATH = "/.well-known/security.txt";

  test("expires at the start of a month, at most half a year ahead", async () => {
    const { status, text, headers } = await shop.call("GET", PATH);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text.split("\n")).toEqual([
      "Contact: mailto:merhaba@fiyonk.example",
      "Expires: 2026-05-01T00:00:00.000Z",
      "Preferred-Languages: tr",
      "Canonical: https://fiyonk.example/.well-known/security.txt",
      "",
    ]);
  });

  test("is missing in a shop without an e-mail address", async () => {
    const withoutEmail = await openApp({ env: LIVE });
    expect((await withoutEmail.call("GET", PATH)).status).toBe(404);
  });
});
