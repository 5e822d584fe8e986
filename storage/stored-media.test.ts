import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { picturePath } from "../domain/catalog/media.ts";
import { THE_SHOP } from "../domain/ledger.ts";
import { ENGINES, openCatalogFor, openFor } from "../tests/support/databases/engines.ts";
import { queryPlan } from "../tests/support/databases/query-plan.ts";
import { BILEKLIK, LABUBU } from "../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../tests/support/sample-shop.ts";
import { createMedia, removeUnusedPictures } from "./stored-media.ts";
import { createSections } from "./stored-sections.ts";

describe.each(ENGINES)("pictures on $engine", ({ newLocation }) => {
  const openMedia = async () => createMedia((await openFor(await newLocation())).db);

  test.each([
    ["every byte", Uint8Array.from({ length: 256 }, (_, byte) => byte)],
    ["half a megabyte", randomBytes(512 * 1024)],
    ["nothing", new Uint8Array(0)],
  ])("%s comes back as it was", async (_, bytes) => {
    const media = await openMedia();
    await media.savePicture({ hash: "kare", width: 16, height: 9, bytes });
    const found = await media.findPicture("kare");
    expect(found).toMatchObject({ hash: "kare", width: 16, height: 9 });
    expect(Buffer.compare(found?.bytes ?? randomBytes(1), bytes)).toBe(0);
  });

  test("the same picture saved twice, even at the same time, is stored once", async () => {
    const { db } = await openFor(await newLocation());
    const media = createMedia(db);
    const picture = { hash: "kare", width: 16, height: 9, bytes: new Uint8Array([1, 2, 3]) };
    await Promise.all([media.savePicture(picture), media.savePicture(picture)]);
    await media.savePicture({ ...picture, hash: "daire" });
    expect(await db.selectFrom("media").select("hash").orderBy("hash").execute()).toEqual([
      { hash: "daire" },
      { hash: "kare" },
    ]);
    expect(await media.findPicture("yok")).toBeUndefined();
  });

  test("a cut picture keeps its original, also when it is saved again without one", async () => {
    const media = await openMedia();
    const picture = { hash: "kare", width: 16, height: 16, bytes: new Uint8Array([1, 2, 3]) };
    await media.savePicture(picture);
    await media.savePicture({ ...picture, hash: "kesik", width: 8 }, "kare");
    await media.savePicture({ ...picture, hash: "kesik", width: 8 });
    expect(await media.findOriginal("kesik")).toMatchObject({ hash: "kare", width: 16 });
    expect(await media.findOriginal("kare")).toBeUndefined();
  });
});

const hash = (letter: string) => letter.repeat(64);
const later = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);

describe.each(ENGINES)("unused pictures on $engine", ({ newLocation }) => {
  const openShop = async (...letters: string[]) => {
    const { catalog, store, db } = await openCatalogFor(await newLocation());
    const media = createMedia(db);
    const save = (letter: string, madeFrom?: string) =>
      media.savePicture(
        { hash: hash(letter), width: 1, height: 1, bytes: Buffer.from(letter) },
        madeFrom && hash(madeFrom),
      );
    for (const letter of letters) await save(letter);
    const removeUnused = async (days: number) =>
      (await removeUnusedPictures(store, later(days))).map(([letter]) => letter);
    return { catalog, store, media, save, removeUnused };
  };

  test("are removed after a month, because a half-done form may name newer ones", async () => {
    const { media, removeUnused } = await openShop("a");
    expect(await removeUnused(29)).toEqual([]);
    expect(await removeUnused(31)).toEqual(["a"]);
    expect(await media.findPicture(hash("a"))).toBeUndefined();
    expect(await removeUnused(31)).toEqual([]);
  });

  test("are not the pictures of products, of the trash, of earlier versions, of categories and of slides", async () => {
    const { catalog, store, removeUnused } = await openShop("a", "b", "c", "d", "e", "f", "9");
    const own = (letter: string) => picturePath(hash(letter));
    const shown = await catalog.createProduct({ ...LABUBU, image: own("a"), images: [own("b")] }, THE_SHOP);
    const removed = await catalog.createProduct({ ...BILEKLIK, image: own("c") }, THE_SHOP);
    await catalog.removeProduct(removed.id, THE_SHOP);
    await catalog.updateProduct(shown.id, { ...LABUBU, image: own("a"), images: [own("d")] }, { by: THE_SHOP });
    await catalog.setCategoryImage("labubu", own("e"));
    const { sections, firstShelves } = FIRST_SETTINGS;
    const slides = firstShelves.slides.map((slide) => ({ ...slide, image: own("9") }));
    await createSections(store, sections).save("slides", { slides }, { by: THE_SHOP });
    expect(await removeUnused(31)).toEqual(["f"]);
  });

  test("are not the originals of used pictures, even if those were cut several times", async () => {
    const { catalog, save, removeUnused } = await openShop("a", "x");
    await save("b", "a");
    await save("c", "b");
    await save("y", "x");
    await catalog.createProduct({ ...LABUBU, image: picturePath(hash("c")) }, THE_SHOP);
    expect((await removeUnused(31)).toSorted()).toEqual(["x", "y"]);
  });
});

test("on SQLite the bytes of the pictures are not read for it", async () => {
  const { db } = await openFor(await ENGINES[0].newLocation());
  const read = db.selectFrom("media").select(["hash", "created_at", "made_from"]);
  expect(await queryPlan(db, read)).toContain("COVERING INDEX media_by_age");
});
