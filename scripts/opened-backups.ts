import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { firstSettings } from "../content/first-settings.ts";
import { ShopError } from "../domain/error.ts";
import { createBackups } from "../server/backup/backups.ts";
import { readConfig } from "../server/config/config.ts";
import { makeNewFilesPrivate } from "../server/start/private-files.ts";
import { explainFailure } from "../server/start/start-failure.ts";
import { createShopCopies } from "../storage/backup/stored-copies.ts";
import { openDatabase } from "../storage/database.ts";
import { readSections } from "../storage/settings/stored-sections.ts";

type Opened = {
  backups: ReturnType<typeof createBackups>;
  file: string;
  isFull: boolean;
};

/** Opens the shop of this folder for `npm run backup` and `npm run restore`. The shop itself may run meanwhile. */
export async function withBackups(
  { example, mayBeNew }: { example: string; mayBeNew: boolean },
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  makeNewFilesPrivate();
  const words = process.argv.slice(3);
  const [file] = words.filter((word) => !word.startsWith("--"));
  try {
    if (file === undefined) throw new ShopError("invalid", `Hangi dosya? Örnek: ${example}`);
    const { databaseUrl, dataDir, publicUrl, isProduction } = readConfig(process.env);
    if (!mayBeNew && !databaseUrl && !existsSync(join(dataDir, "fiyonk.sqlite"))) {
      throw new ShopError(
        "invalid",
        `Burada bir dükkân yok: ${dataDir}. DATA_DIR ya da DATABASE_URL ile yerini söyle.`,
      );
    }
    const database = await openDatabase({ databaseUrl, dataDir });
    const first = firstSettings({ publicUrl, isTrial: !isProduction });
    const shopName = async () => (await readSections(database.store.read, first.sections)).contact.name;
    const copies = createShopCopies(database, first);
    const backups = createBackups({ copies, dataDir, shopName, now: () => new Date() });
    try {
      await work({ backups, file: resolve(file), isFull: words.includes("--full") });
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = error instanceof ShopError ? error.message : explainFailure(error, 0);
    console.error(sentence ?? error);
    process.exitCode = 1;
  }
}
