import { describe, expect, test } from "vitest";
import { FIRST_SETTINGS } from "../content/first-settings.ts";
import { picturePath } from "../domain/catalog/media.ts";
import { ENGINES, openCatalogFor } from "../tests/support/databases/engines.ts";
import { BILEKLIK, LABUBU } from "../tests/support/sample-products.ts";
import { createMedia } from "./stored-media.ts";
import { createSettings } from "./stored-settings.ts";
import { removeUnusedPictures } from "./unused-pictures.ts";

const hash = (letter: string) => letter.repeat(64);
const later = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);

describe.each(ENGINES)("pictures that nothing names on $engine", ({ newPlace }) => {
  const openShop = async (...letters: string[]) => {
    const { catalog, store, db } = await openCatalogFor(await newPlace());
    const media = createMedia(db);
    const save = (letter: string, madeFrom?: string) =>
      media.savePicture(
        { hash: hash(letter), width: 1, height: 1, bytes: Buffer.from(letter) },
        madeFrom && hash(madeFrom),
      );
    for (const letter of letters) await save(letter);
    const forget = async (days: number) => (await removeUnusedPictures(store, later(days))).map(([letter]) => letter);
    return { catalog, store, media, save, forget };
  };

  test("go after a month, not while a form may lie half done", async () => {
    const { media, forget } = await openShop("a");
    expect(await forget(29)).toEqual([]);
    expect(await forget(31)).toEqual(["a"]);
    expect(await media.findPicture(hash("a"))).toBeUndefined();
    expect(await forget(31)).toEqual([]);
  });

  test("are not those of a product, of the trash, of an earlier version, of a category, of a slide", async () => {
    const { catalog, store, forget } = await openShop("a", "b", "c", "d", "e", "f", "9");
    const own = (letter: string) => picturePath(hash(letter));
    const shown = await catalog.createProduct({ ...LABUBU, image: own("a"), images: [own("b")] });
    const removed = await catalog.createProduct({ ...BILEKLIK, image: own("c") });
    await catalog.removeProduct(removed.id);
    await catalog.updateProduct(shown.id, { ...LABUBU, image: own("a"), images: [own("d")] });
    await catalog.setCategoryImage("labubu", own("e"));
    const settings = createSettings(store);
    const [slide] = FIRST_SETTINGS.heroSlides;
    if (slide) await settings.saveHeroSlides([{ ...slide, image: own("9") }]);
    expect(await forget(31)).toEqual(["f"]);
  });

  test("are not those that a used picture was cut from, however often", async () => {
    const { catalog, save, forget } = await openShop("a", "x");
    await save("b", "a");
    await save("c", "b");
    await save("y", "x");
    await catalog.createProduct({ ...LABUBU, image: picturePath(hash("c")) });
    expect((await forget(31)).toSorted()).toEqual(["x", "y"]);
  });
});
