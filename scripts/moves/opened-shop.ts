import { existsSync } from "node:fs";
import { join } from "node:path";
import { ShopError } from "../../domain/error.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import { makeNewFilesPrivate } from "../../server/start/private-files.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import { type Database, openDatabase } from "../../storage/database.ts";

type Told = { config: Config; words: readonly string[] };

type Place = {
  /** The command may create the shop. */
  mayBeNew: boolean;
};

/** Opens the database of this folder's shop for a command. The shop itself may run meanwhile. */
export const withShop = (place: Place, work: (opened: Told & { database: Database }) => Promise<void>) =>
  withSettings(place, async (told) => {
    const { databaseUrl, dataDir } = told.config;
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      await work({ ...told, database });
    } finally {
      await database.close();
    }
  });

/** Reads the settings of this folder's shop. A failure of `work` is told in a sentence. */
export async function withSettings({ mayBeNew }: Place, work: (told: Told) => Promise<void>): Promise<void> {
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
    await work({ config, words: process.argv.slice(3) });
  } catch (error) {
    console.error(explainFailure(error, 0) ?? error);
    process.exitCode = 1;
  }
}
