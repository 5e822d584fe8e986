import { mkdtemp, rm } from "node:fs/promises";
import { type Database, openDatabase } from "../../storage/database.ts";
import { copyFile } from "../../storage/engine/copied-file.ts";

/** Nothing can be written where the shop is, not even what SQLite needs to read it: so it is copied beside `file`, and read there. */
export async function openCopyBeside(file: string, dataDir: string): Promise<Database> {
  const folder = await mkdtemp(`${file}-`);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    copyFile(dataDir, folder);
    const database = await openDatabase({ dataDir: folder });
    return {
      ...database,
      async close() {
        await database.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
