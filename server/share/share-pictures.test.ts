import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Picture, picturePath } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { PAPER, TINTS } from "../../domain/look/paper.ts";
import {
  ANY_HOME_SHARE_PATH,
  allProductsSharePath,
  categorySharePath,
  homeSharePath,
  SHARE_MAX_BYTES,
  shareImagePath,
} from "../../domain/web/share-picture.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIYONK } from "../../tests/support/sample-shop.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openPicture, reEncode } from "../pictures/re-encode.ts";
import { drawShare } from "./share-drawing.ts";
import { createSharePictures } from "./share-pictures.ts";

const noise = Buffer.from(Array.from({ length: 500 * 500 * 3 }, (_, at) => (at * 7919 + (at >> 3)) % 251));
const picture = await reEncode(
  await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
    .png()
    .toBuffer(),
);

const LABUBU = productOf({
  id: "3b15d6d9-e8e2-4886-ad55-0784e1c4cfb1",
  slug: "labubu",
  name: "Şık <b>Işıltılı</b> & Gümüş Ğ Kaplama İki Kişilik Doğum Günü Sürpriz Kutusu, Fiyonklu Özel Ambalaj Hediyeli 💕",
  image: picturePath(picture.hash),
  price: 1234.5,
  originalPrice: 2000,
  category: "labubu",
  featured: true,
});
const CATEGORY = storedCategory({
  id: "labubu",
  slug: "labubu",
  name: "Labubu & Pop Mart",
  image: LABUBU.image,
  tint: "butter",
});

let cacheDir: string;
let product: Product;
let stored: Picture;
const draw = vi.fn(drawShare);

beforeEach(async () => {
  cacheDir = await temporaryFolder();
  product = LABUBU;
  stored = picture;
  draw.mockClear();
});

const openShare = () =>
  createSharePictures({
    snapshot: async () => ({
      findProduct: (id) => (id === product.id ? product : undefined),
      categories: [CATEGORY],
      findCategory: (slug) => (slug === CATEGORY.slug ? CATEGORY : undefined),
      infoPages: [],
      shop: FIYONK,
    }),
    media: { findPicture: async (hash) => (hash === stored.hash ? stored : undefined) },
    cacheDir,
    warn: () => {},
    draw,
  });

async function ask(share: ReturnType<typeof openShare>, path: string, method = "GET"): Promise<Response> {
  const response = await share(new Request(`${FIYONK.publicUrl}${path}`, { method }));
  if (!response) throw new Error(`${path} was not answered`);
  return response;
}

describe("a share picture", () => {
  test("is a JPEG of 1200×630 within WhatsApp's limit, even with a long name and a noisy photo", async () => {
    const response = await ask(openShare(), shareImagePath(product, "butter", FIYONK));
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(SHARE_MAX_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("is drawn once for simultaneous requests and stored on disk", async () => {
    const path = shareImagePath(product, "butter", FIYONK);
    const share = openShare();
    await Promise.all([ask(share, path), ask(share, path), ask(share, path)]);
    expect(await readdir(cacheDir)).toEqual([path.slice(path.lastIndexOf("/") + 1)]);
    expect((await ask(openShare(), path, "HEAD")).status).toBe(200);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test("shows the words alone where no decoder reads the photo", async () => {
    stored = { ...picture, bytes: picture.bytes.subarray(0, 40) };
    expect((await ask(openShare(), shareImagePath(product, "butter", FIYONK))).status).toBe(200);
  });

  test("redirects to its new address when its contents change", async () => {
    const before = shareImagePath(product, "butter", FIYONK);
    product = { ...LABUBU, price: 999 };
    const response = await ask(openShare(), before);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(shareImagePath(product, "butter", FIYONK));
    expect(draw).not.toHaveBeenCalled();
  });

  test("replaces the file that shows an earlier price", async () => {
    await ask(openShare(), shareImagePath(product, "butter", FIYONK));
    product = { ...LABUBU, price: 999 };
    await ask(openShare(), shareImagePath(product, "butter", FIYONK));
    expect(await readdir(cacheDir)).toEqual([shareImagePath(product, "butter", FIYONK).split("/").at(-1)]);
  });

  test("of a link in a color shows the color's picture, beside the one of the link without", async () => {
    product = { ...LABUBU, images: ["https://cdn.ornek.com/pembe.jpg"] };
    const pink = shareImagePath({ ...product, image: "https://cdn.ornek.com/pembe.jpg" }, "butter", FIYONK);
    const plain = shareImagePath(product, "butter", FIYONK);
    for (const path of [pink, plain]) expect((await ask(openShare(), path)).status).toBe(200);
    expect(draw.mock.calls.map(([{ photos }]) => photos.length)).toEqual([0, 1]);
    expect((await readdir(cacheDir)).toSorted()).toEqual(
      [pink, plain].map((path) => path.split("/").at(-1)).toSorted(),
    );
  });

  test("of a page that knows no pictures leads to that of the home page", async () => {
    const response = await ask(openShare(), ANY_HOME_SHARE_PATH);
    expect(response.headers.get("location")).toBe(homeSharePath([CATEGORY], FIYONK));
  });

  test("is drawn on the tint of its category, or on paper without one", async () => {
    await ask(openShare(), shareImagePath(product, "butter", FIYONK));
    product = { ...LABUBU, category: "yok" };
    await ask(openShare(), shareImagePath(product, undefined, FIYONK));
    await ask(openShare(), categorySharePath(CATEGORY, FIYONK));
    await ask(openShare(), homeSharePath([CATEGORY], FIYONK));
    expect(draw.mock.calls.map(([{ tint }]) => tint)).toEqual([TINTS.butter, PAPER, TINTS.butter, PAPER]);
    expect(draw.mock.calls.map(([{ photos }]) => photos[0]?.background)).toEqual([
      TINTS.butter.deep,
      PAPER.deep,
      TINTS.butter.deep,
      TINTS.butter.deep,
    ]);
  });

  test("shows only words for a foreign picture, which the server never fetches", async () => {
    product = { ...LABUBU, image: "https://cdn.ornek.com/labubu.jpg" };
    expect((await ask(openShare(), shareImagePath(product, "butter", FIYONK))).status).toBe(200);
    expect(draw.mock.calls[0]?.[0].photos).toEqual([]);
  });

  test("exists for categories, the home page and all products too", async () => {
    const all = allProductsSharePath([CATEGORY], FIYONK);
    for (const path of [categorySharePath(CATEGORY, FIYONK), homeSharePath([CATEGORY], FIYONK), all]) {
      expect((await ask(openShare(), path)).status).toBe(200);
    }
    expect(draw.mock.calls.at(-1)?.[0]).toMatchObject({ title: "Tüm ürünler", tint: PAPER });
  });

  test.each(["yok-0123456789abcdef.jpg", "kategori-yok-0123456789abcdef.jpg", "sayfa-yok-0123456789abcdef.jpg", "x"])(
    "is missing for %s",
    async (name) => {
      expect((await ask(openShare(), `/media/paylas/${name}`)).status).toBe(404);
    },
  );

  test.each(["<svg", '\ufeff<?xml version="1.0"?><svg', "<svgftypavif", "\n\n<!-- ftyp --><svg"])(
    "is drawn by a process that reads no stranger's SVG, as %j",
    (beginning) => {
      const svg = Buffer.from(`${beginning} xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>`);
      expect(() => openPicture(svg)).toThrow("Görsel JPEG, PNG, WebP ya da AVIF olmalı");
    },
  );

  test("answers 405 to a write", async () => {
    expect((await ask(openShare(), shareImagePath(product, "butter", FIYONK), "POST")).status).toBe(405);
  });
});
