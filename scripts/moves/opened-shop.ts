import { existsSync } from "node:fs";
import { join } from "node:path";
import { ShopError } from "../../domain/error.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import { makeNewFilesPrivate } from "../../server/start/private-files.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import { type Database, openDatabase } from "../../storage/database.ts";

type Opened = { config: Config; database: Database; words: readonly string[] };

/** Opens the database of this folder's shop for a command. The shop itself may run meanwhile. A failure is told in a sentence. */
export async function withShop({ mayBeNew }: { mayBeNew: boolean }, work: (opened: Opened) => Promise<void>) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  makeNewFilesPrivate();
  try {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    if (!mayBeNew && !databaseUrl && !existsSync(join(dataDir, "fiyonk.sqlite"))) {
      throw new ShopError(
        "invalid",
        `Burada bir dükkân yok: ${dataDir}. DATA_DIR ya da DATABASE_URL ile yerini söyle.`,
      );
    }
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await work({ config, database, words: process.argv.slice(3) });
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = error instanceof ShopError ? error.message : explainFailure(error, 0);
    console.error(sentence ?? error);
    process.exitCode = 1;
  }
}
