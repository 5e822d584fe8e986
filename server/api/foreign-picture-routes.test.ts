import { expect, test, vi } from "vitest";
import type { Product } from "../../domain/catalog/product.ts";
import { ShopError } from "../../domain/error.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import * as fetched from "../pictures/fetched-picture.ts";

const hashOf = (digit: string) => digit.repeat(64);

async function openForeign() {
  const fetchPicture = vi.spyOn(fetched, "fetchPicture");
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const add = (name: string, image: string, images: string[] = []) =>
    shop.catalog.createProduct(
      { ...LABUBU, name, image, images, colors: ["mavi"], colorImages: { mavi: image } },
      THE_SHOP,
    );
  const take = (skip: string[] = []) => shop.call("POST", "/api/admin/moving/pictures", { token, body: { skip } });
  const pictured = async (name: string) => {
    const found = (await shop.snapshot()).products.find((one: Product) => one.name === name);
    return found && [found.image, found.images, found.colorImages];
  };
  return { ...shop, token, fetchPicture, add, take, pictured };
}

test("pictures come into the shop a few at a time, and what gives none is told and skipped", async () => {
  const shop = await openForeign();
  const { pictures, fetchPicture } = shop;
  fetchPicture.mockImplementation(async (address) => {
    if (address.includes("yok")) throw new ShopError("invalid", "Bu adresten fotoğraf alınamadı");
    return new TextEncoder().encode(address);
  });
  vi.spyOn(pictures, "save").mockImplementation(async (chunks) => ({
    hash: hashOf(Buffer.concat(await Array.fromAsync(chunks)).includes("ayni") ? "a" : "b"),
    width: 1,
    height: 1,
  }));
  await shop.add("Kupa", "https://bir.example/ayni.jpg", [
    "https://bir.example/ayni.jpg?2",
    "https://iki.example/baska.jpg",
  ]);
  await shop.add("Kolye", "https://bir.example/yok.jpg");
  expect((await shop.call("GET", "/api/admin/moving/pictures", { token: shop.token })).json).toEqual({
    left: 4,
    products: 2,
  });

  const first = await shop.take();
  expect(first.json).toMatchObject({
    fetched: 2,
    left: 2,
    failed: [{ address: "https://bir.example/yok.jpg", product: "Kolye" }],
  });
  const second = await shop.take(["https://bir.example/yok.jpg"]);
  expect(second.json).toMatchObject({ left: 1, products: 1, failed: [] });
  const [a, b] = ["a", "b"].map((digit) => `/media/${hashOf(digit)}.webp`);
  expect(await shop.pictured("Kupa")).toEqual([a, [b], { mavi: a }]);
  expect(await shop.pictured("Kolye")).toEqual([
    "https://bir.example/yok.jpg",
    [],
    { mavi: "https://bir.example/yok.jpg" },
  ]);
  expect((await shop.take(["https://bir.example/yok.jpg"])).json).toMatchObject({ fetched: 0, left: 1, failed: [] });
  expect(shop.log()).not.toContain("bir.example");
});

test("helpers fetch nothing", async () => {
  const shop = await openApp();
  const token = await shop.tokenOf("helper");
  expect((await shop.call("POST", "/api/admin/moving/pictures", { token, body: { skip: [] } })).status).toBe(403);
});
