import type { Kysely } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { MOVED_TABLES } from "../every-table.ts";
import { readMeta } from "../meta.ts";
import type { Tables } from "../tables.ts";
import { shopSum, sumsOf } from "./table-sums.ts";

type Reading = Kysely<Tables>;

/** One place may have two addresses. Every database has an epoch of its own, also after a move. */
export async function refuseSamePlace(source: Reading, target: Reading): Promise<void> {
  if ((await readMeta(source, "epoch")) === (await readMeta(target, "epoch"))) {
    throw refused("Dükkân zaten orada: hedef, dükkânın şimdiki yeri. Başka bir veritabanı ya da klasör seç.");
  }
}

/** The target is empty, or as an earlier move of this same shop left it. Anything else may be somebody's only copy. */
export async function refuseForeignTarget(source: Reading, target: Reading): Promise<void> {
  if (await isEmpty(target)) return;
  const left = await readMeta(target, "moved");
  if (left === undefined)
    throw refused("Hedef boş değil: içinde bir dükkân var. Boş bir veritabanı ya da boş bir klasör seç.");
  if ((await oldestAccount(source)) !== (await oldestAccount(target))) {
    throw refused("Hedefte başka bir dükkân var. Boş bir veritabanı ya da boş bir klasör seç.");
  }
  if (shopSum(await sumsOf(target)) !== left) {
    throw refused(
      "Hedefteki dükkânda taşımadan sonra kayıt yapılmış; üzerine yazılsa o kayıtlar silinirdi. Yeniden taşıyacaksan hedefi önce boşalt.",
    );
  }
}

async function isEmpty(db: Reading): Promise<boolean> {
  const tables = db.withTables<Record<string, { key: string }>>();
  for (const { name, moved } of MOVED_TABLES) {
    if (moved === "by itself") continue;
    const rows = await tables
      .selectFrom(name)
      .select((row) => row.lit(1).as("one"))
      .limit(1)
      .execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/** The first one is the owner's, and no two shops have the same. */
async function oldestAccount(db: Reading): Promise<string | undefined> {
  const first = await db
    .selectFrom("users")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

const refused = (sentence: string) => new ShopError("conflict", sentence);
