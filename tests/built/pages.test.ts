import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";

const EVIL = '</script><img src=x onerror="alert(1)">';

let app: OpenApp;
const read = async (path: string) => (await app.call("GET", path)).text;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages } });
  const stocked: ProductInput[] = Array.from({ length: 9 }, (_, index) => ({
    ...LABUBU,
    name: index === 8 ? EVIL : `Labubu ${index}`,
    price: index % 2 ? 899.9 : 1234.5,
    originalPrice: null,
  }));
  for (const product of stocked) await app.catalog.createProduct(product, THE_SHOP);
});

afterAll(() => app.close());

test("home is Turkish and says what it is (§1)", async () => {
  const html = await read("/");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="tr">/);
  expect(html).toMatch(/<title>[^<]*Fiyonk[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toContain('name="viewport"');
});

test.each(["/", "/kategori/labubu", "/urun/labubu-1", "/sayfa/hakkimizda"])(
  "%s is complete as sent: no script has to move a part into place",
  async (path) => {
    const html = await read(path);
    expect(html).toContain("<!--$-->");
    expect(html).not.toMatch(/<!--\$[?!]-->|<template|\shidden=""\sid="S:/);
  },
);

test("a product's name is escaped in the markup and in the data for the scripts", async () => {
  const html = await read("/");
  expect(html).toContain("&lt;/script&gt;&lt;img src=x onerror=");
  expect(html).not.toContain("<img src=x");
});

describe.each([
  { path: "/", status: 200 },
  { path: "/login", status: 200 },
  { path: "/admin", status: 200 },
  { path: "/yok", status: 404 },
])("$path", ({ path, status }) => {
  test(`answers ${status} in HTML`, async () => {
    const answer = await app.call("GET", path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain('<html lang="tr">');
  });
});

test.each([
  ["product", "/urun/labubu-1"],
  ["category", "/kategori/labubu"],
  ["info", "/sayfa/hakkimizda"],
  ["admin", "/admin"],
])("the data of the %s page has its own address, which is cached like the page (§10 published)", async (id, path) => {
  const address = `${path}.data?_routes=${id}`;
  expect(app.cacheKeyOf(path)).toBe(path);
  expect(app.cacheKeyOf(address)).toBe(address);
  const { status, headers } = await app.call("GET", address);
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/x-script"]);
});

test.each([
  "/login",
  "/admin",
  "/sepet",
  "/favoriler",
  "/ara",
  "/ara?q=labubu",
  "/ara?q=qqq",
  "/kategori/labubu?stokta=1",
])("%s is hidden from search engines", async (path) =>
  expect(await read(path)).toContain('<meta name="robots" content="noindex"/>'),
);

test.each([
  "/boyle-bir-sayfa-yok",
  "/a/b/c/d?x=1",
  "/admin/yok",
  "/login/yok",
  "/%F0%9F%8E%80",
  "/sayfa/yok",
  "/sayfa/toString",
  "/sayfa/%C3%A7erez",
  "/kategori/boyle-bir-raf-yok",
  "/urun/hic-olmadi",
])("%s is a Turkish page that says 404 (§10 addresses)", async (path) => {
  const { status, text } = await app.call("GET", path);
  expect(status).toBe(404);
  expect(text).toContain('<html lang="tr">');
  expect(text).toMatch(/<title>[^<]*bulunamadı/);
  expect(text).toMatch(/<h1[^>]*>Aradığın sayfa burada değil<\/h1>/);
  expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Ana sayfaya dön<\/a>/);
});

test("a fact that the owner has not filled in has no label either", async () => {
  const [article = ""] = /<article.*<\/article>/s.exec(await read("/sayfa/iletisim")) ?? [];
  expect(article).toContain("Künye");
  expect(article).toMatch(/<a [^>]*href="tel:\d{11}"/);
  for (const label of ["MERSİS", "KEP", "ETBİS", "Vergi", "İade adresi"]) expect(article).not.toContain(label);
});

test("a write is on the page with the next request (§4)", async () => {
  const token = await app.tokenOf("admin");
  const body = { ...LABUBU, images: [], name: "Taze Labubu", category: "trend" };
  expect((await app.call("POST", "/api/products", { token, body })).status).toBe(201);
  expect(await read("/")).toContain("Taze Labubu");
});
