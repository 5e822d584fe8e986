import { mkdtemp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { firstSettings } from "../content/first-settings.ts";
import { ROLE_EVENTS } from "../domain/account/account-event.ts";
import type { StaffRole } from "../domain/account/people.ts";
import { ShopError } from "../domain/error.ts";
import { createBackups } from "../server/backup/backups.ts";
import { createAccountEvents } from "../storage/account/stored-account-events.ts";
import { createShopCopies } from "../storage/backup/stored-copies.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { copyFile } from "../storage/engine/sqlite-file.ts";
import { reachPictures } from "../storage/pictures/picture-places.ts";
import { openS3Files } from "../storage/pictures/s3-files.ts";
import { readSections } from "../storage/stored-sections.ts";
import { withShop } from "./moves/opened-shop.ts";

type Opened = {
  backups: ReturnType<typeof createBackups>;
  file: string;
  /** Whether this option was given. */
  has(option: string): boolean;
  /** The value of this option, "" where it was not given. */
  typed(option: string): string;
  /** Somebody has got a role by the command. */
  recordRole(userId: string, role: StaffRole): Promise<void>;
  /** Throws where a setting of the store is wrong or missing. */
  reachPictures(): Promise<void>;
};

type Command = {
  example: string;
  mayBeNew: boolean;
  isReading: boolean;
  options: Record<string, { type: "boolean" | "string" }>;
};

/** Opens the shop of this folder for `npm run backup` and `npm run restore`. `check` looks at the file before. */
export async function withBackups(
  command: Command,
  check: (file: string) => void,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  await withShop(
    {
      ...command,
      maxWords: 1,
      check: ([file]) => check(fileOf(file)),
      ...(command.isReading && { openFull: ([file], dataDir) => openCopyBeside(fileOf(file), dataDir) }),
    },
    async ({ config, database, words, option }) => {
      const { dataDir, publicUrl, isProduction, pictureStore } = config;
      const files = pictureStore && openS3Files(pictureStore);
      const first = firstSettings({ publicUrl, isTrial: !isProduction });
      const shopName = async () => (await readSections(database.store.read, first.sections)).contact.name;
      const copies = createShopCopies(database, first, files);
      const backups = createBackups({ copies, dataDir, shopName, now: () => new Date() });
      await work({
        backups,
        file: fileOf(words[0]),
        has: (name) => option(name) !== undefined,
        typed: (name) => option(name) ?? "",
        recordRole: (userId, role) => {
          const event = {
            at: new Date(),
            userId,
            kind: ROLE_EVENTS[role],
            way: "command",
            device: "",
            place: "",
          } as const;
          return createAccountEvents(database.db).add(event);
        },
        reachPictures: () => reachPictures(database.db, files),
      });
    },
  );

  function fileOf(word: string | undefined): string {
    if (word === undefined) throw new ShopError("invalid", `Hangi dosya? Örnek: ${command.example}`);
    return resolve(word);
  }
}

/** Nothing can be written where the shop is, not even what SQLite needs to read it: so it is copied beside `file`, and read there. */
async function openCopyBeside(file: string, dataDir: string): Promise<Database> {
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
