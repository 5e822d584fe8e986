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

/** Brings a table's product in, or changes it. */
async function bringIn({ call, token }: Awaited<ReturnType<typeof openForeign>>, product: object, changing: string[]) {
  const products = [{ row: 1, origins: ["kod:K"], name: "Kupa", price: 99, category: "Takılar", ...product }];
  const send = (path: string, more: object = {}) =>
    call("POST", `/api/admin/moving${path}`, { token, body: { products, changing, category: "", ...more } });
  const { json: seen } = await send("/preview");
  const { json } = await send("", { expected: seen.fingerprint });
  return String(json.step);
}

async function openFetching() {
  const shop = await openForeign();
  shop.fetchPicture.mockImplementation(async (address) => new TextEncoder().encode(address));
  vi.spyOn(shop.pictures, "save").mockImplementation(async (chunks) => {
    const address = Buffer.concat(await Array.fromAsync(chunks)).toString();
    return { hash: hashOf(address.includes("yeni") ? "b" : "a"), width: 1, height: 1 };
  });
  const undo = (step: string) => shop.call("POST", `/api/admin/steps/${step}/undo`, { token: shop.token });
  const find = async () => (await shop.snapshot()).products.find(({ name }) => name === "Kupa");
  return { ...shop, undo, find };
}

test("an undo of a changed product keeps the pictures that came into the shop meanwhile", async () => {
  const shop = await openFetching();
  await bringIn(shop, { pictures: ["https://bir.example/kupa.jpg"] }, []);
  const cheaper = await bringIn(shop, { price: 79 }, ["prices"]);
  await shop.take();
  const own = `/media/${hashOf("a")}.webp`;
  expect(await shop.find()).toMatchObject({ price: 79, image: own });
  expect((await shop.undo(cheaper)).status).toBe(200);
  expect(await shop.find()).toMatchObject({ price: 99, image: own });

  const other = await bringIn(shop, { pictures: ["https://bir.example/yeni.jpg"] }, ["pictures"]);
  await shop.take();
  await shop.undo(other);
  expect((await shop.find())?.image, "no address of elsewhere comes back").toMatch(/^\/media\//);
});

test("an undo while pictures are on their way takes the product back, and it comes again with them", async () => {
  const shop = await openFetching();
  const step = await bringIn(shop, { pictures: ["https://bir.example/kupa.jpg"] }, []);
  const fetching = Promise.withResolvers<Uint8Array>();
  shop.fetchPicture.mockImplementationOnce(() => fetching.promise);
  const taking = shop.take();
  await vi.waitFor(() => expect(shop.fetchPicture).toHaveBeenCalled());
  const undone = await shop.undo(step);
  fetching.resolve(new TextEncoder().encode("https://bir.example/kupa.jpg"));
  expect((await taking).json).toMatchObject({ left: 0 });
  expect(await shop.find()).toBeUndefined();
  await shop.undo(undone.json.step);
  expect((await shop.find())?.price).toBe(99);
  await shop.take();
  expect((await shop.find())?.image).toBe(`/media/${hashOf("a")}.webp`);
});

test("helpers fetch nothing", async () => {
  const shop = await openApp();
  const token = await shop.tokenOf("helper");
  expect((await shop.call("POST", "/api/admin/moving/pictures", { token, body: { skip: [] } })).status).toBe(403);
});
