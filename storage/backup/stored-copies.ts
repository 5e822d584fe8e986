import type { ShopCopies } from "../../domain/backup/shop-copies.ts";
import type { PictureFiles } from "../../domain/catalog/media.ts";
import type { FirstSettings } from "../../domain/shop/setting-values.ts";
import type { Database } from "../database.ts";
import { erasePersons } from "../order-book/blotted-persons.ts";
import { previewOf } from "./copy-preview.ts";
import { openContents } from "./open-contents.ts";
import { replaceShop, savePictures } from "./replaced-shop.ts";
import { openScratch } from "./scratch-shop.ts";

/** Copies of the whole shop. `first` are the settings of a shop whose owner has changed none. */
export const createShopCopies = (database: Database, first: FirstSettings, files?: PictureFiles): ShopCopies => ({
  async open(isFull) {
    const contents = await openContents(database.openAside(), isFull, files);
    return {
      ...contents,
      async close() {
        await contents.close();
        // Its snapshot kept SQLite's log, with persons who were blotted out while somebody downloaded slowly.
        await erasePersons(database.store, []);
      },
    };
  },

  async check(contents, folder, use) {
    const scratch = await openScratch(contents, folder, first);
    try {
      return await use({
        preview: await previewOf(scratch.db, database.db),
        async restore(restoring, tell) {
          await savePictures({ db: database.db, files }, scratch.db, contents, tell);
          return replaceShop(database, { scratch: scratch.db, contents, restoring });
        },
      });
    } finally {
      await scratch.close();
    }
  },
});
