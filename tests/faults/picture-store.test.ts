import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { picturePath, renditionPath } from "../../domain/catalog/media.ts";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import { answersOf, fillShop, openShopToCopy, type ShopToCopy } from "../support/backup/shop-to-copy.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";
import { namesIn, openPictureStore } from "../support/pictures/picture-store.ts";

const teddy = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: "#b46e3c" } })
    .png()
    .toBuffer();

const upload = async (shop: ShopToCopy) =>
  shop.app.request("/api/admin/pictures", {
    method: "POST",
    headers: { Authorization: `Bearer ${shop.token}`, "Content-Type": "image/png" },
    body: new Uint8Array(await teddy()),
  });

async function uploaded(shop: ShopToCopy): Promise<string> {
  const { picture } = await (await upload(shop)).json();
  return /[0-9a-f]{64}/.exec(picture.address)?.[0] ?? "";
}

describe("a shop whose pictures are in a store", () => {
  test("two instances show the same picture, and a size is made once for both", async () => {
    const store = await openPictureStore();
    const databaseUrl = await createTestDatabase(inject("postgres"));
    const one = await openShopToCopy(databaseUrl, {}, store.env);
    const other = await openShopToCopy(databaseUrl, {}, store.env);
    const hash = await uploaded(one);
    const size = renditionPath(hash, 160, "webp");
    const made = Buffer.from(await (await one.app.request(size)).arrayBuffer());
    expect(await namesIn(store, "sizes/")).toEqual([`sizes/${hash}-160.webp`]);
    // Another size in the place of the made one shows that nothing is made again.
    const marked = Buffer.concat([made, Buffer.from("shared")]);
    await store.files.write(`sizes/${hash}-160.webp`, marked, "image/webp");
    expect(Buffer.from(await (await other.app.request(size)).arrayBuffer()).equals(marked)).toBe(true);
    const original = await other.app.request(picturePath(hash));
    expect([original.status, original.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("during an outage cached sizes are shown, others are 503, uploads are refused; afterwards all is well", async () => {
    const store = await openPictureStore();
    const shop = await openShopToCopy(undefined, {}, store.env);
    const hash = await uploaded(shop);
    await shop.app.request(renditionPath(hash, 160, "webp"));
    await store.leave();
    expect((await shop.app.request(renditionPath(hash, 160, "webp"))).status).toBe(200);
    for (const path of [renditionPath(hash, 320, "webp"), picturePath(hash)]) {
      const answer = await shop.app.request(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect((await answer.json()).detail).toBe("Görsel deposuna şu an ulaşılamıyor, biraz sonra yeniden dene");
    }
    expect((await upload(shop)).status).toBe(503);
    expect((await shop.call("GET", "/api/products")).status).toBe(200);
    expect(shop.log()).not.toContain(store.env.AWS_SECRET_ACCESS_KEY);
    await store.comeBack();
    expect((await shop.app.request(renditionPath(hash, 320, "webp"))).status).toBe(200);
    expect((await upload(shop)).status).toBe(201);
  });

  test("a copy has the bytes of every picture, and goes from store to database and back", async () => {
    const store = await openPictureStore();
    const first = await openShopToCopy(undefined, {}, store.env);
    await fillShop(first);
    const expected = await answersOf(first);
    const second = await openShopToCopy();
    await restoreCopy(second, await downloadCopy(first));
    expect(await answersOf(second)).toEqual(expected);
    const emptied = await openPictureStore();
    const third = await openShopToCopy(undefined, {}, emptied.env);
    await restoreCopy(third, await downloadCopy(second));
    expect(await answersOf(third)).toEqual(expected);
    expect(await namesIn(emptied, "pictures/")).toHaveLength(12);
  });
});
