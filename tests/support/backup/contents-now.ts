import { firstSettings } from "../../../content/first-settings.ts";
import type { CopiedRow, OpenContents, ShopContents } from "../../../domain/backup/shop-copies.ts";
import { createShopCopies } from "../../../storage/backup/stored-copies.ts";
import type { Database } from "../../../storage/database.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });

export async function restoreContents(database: Database, contents: ShopContents) {
  const folder = await temporaryFolder();
  await createShopCopies(database, FIRST).check(contents, folder, ({ restore }) => restore({ roles: [] }, () => {}));
}

/** The rows as they are now, whatever is saved later. */
export async function contentsNow(database: Database, isFull: boolean): Promise<ShopContents> {
  const contents: OpenContents = await createShopCopies(database, FIRST).open(isFull);
  const kept = new Map<string, CopiedRow[]>();
  for (const table of contents.tables) kept.set(table, await Array.fromAsync(contents.rows(table)));
  await contents.close();
  return {
    ...contents,
    async *rows(table) {
      yield* kept.get(table) ?? [];
    },
    async *pictures() {},
  };
}

export async function textOfContents(contents: ShopContents): Promise<string> {
  const rows = [];
  for (const table of contents.tables) rows.push(...(await Array.fromAsync(contents.rows(table))));
  return JSON.stringify(rows);
}
