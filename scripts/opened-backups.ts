import { resolve } from "node:path";
import { firstSettings } from "../content/first-settings.ts";
import { ShopError } from "../domain/error.ts";
import { createBackups } from "../server/backup/backups.ts";
import { createShopCopies } from "../storage/backup/stored-copies.ts";
import { reachPictures } from "../storage/pictures/reached-pictures.ts";
import { openS3Files } from "../storage/pictures/s3-files.ts";
import { readSections } from "../storage/settings/stored-sections.ts";
import { withShop } from "./moves/opened-shop.ts";

type Opened = {
  backups: ReturnType<typeof createBackups>;
  file: string;
  isFull: boolean;
  /** Throws where a setting of the store is wrong or missing. */
  reachPictures(): Promise<void>;
};

/** Opens the shop of this folder for `npm run backup` and `npm run restore`. */
export async function withBackups(
  { example, mayBeNew }: { example: string; mayBeNew: boolean },
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  await withShop({ mayBeNew }, async ({ config, database, words }) => {
    const [file] = words.filter((word) => !word.startsWith("--"));
    if (file === undefined) throw new ShopError("invalid", `Hangi dosya? Örnek: ${example}`);
    const { dataDir, publicUrl, isProduction, pictureStore } = config;
    const files = pictureStore && openS3Files(pictureStore);
    const first = firstSettings({ publicUrl, isTrial: !isProduction });
    const shopName = async () => (await readSections(database.store.read, first.sections)).contact.name;
    const copies = createShopCopies(database, first, files);
    const backups = createBackups({ copies, dataDir, shopName, now: () => new Date() });
    await work({
      backups,
      file: resolve(file),
      isFull: words.includes("--full"),
      reachPictures: () => reachPictures(database.db, files),
    });
  });
}
