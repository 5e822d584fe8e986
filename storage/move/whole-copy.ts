import { type Kysely, sql, type Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { insertRows } from "../backup/table-rows.ts";
import type { DatabasePlace, Engine } from "../engine/engine.ts";
import { MOVED_TABLES } from "../every-table.ts";
import { listInstances } from "../instances.ts";
import { newEpoch, readMeta, writeMeta } from "../meta.ts";
import { SCHEMA } from "../migrations/migrations.ts";
import { readRevision } from "../store.ts";
import type { Tables } from "../tables.ts";
import {
  differentTables,
  prepareTarget,
  refuseForeignTarget,
  refuseSamePlace,
  type Sums,
  shopSum,
  sumsOf,
  withSide,
} from "./move-target.ts";

type Db = Kysely<Tables>;

export type WholeCopy = {
  sums: Sums;
  /** Of the last save that is in the copy. */
  revision: number;
  /** The names of programs that may go on saving in the old place. */
  running: string[];
};

/**
 * Copies everything as it was in one moment, in one transaction: the target has the old rows or the new ones. Both are summed up, each in
 * one moment, and have to be equal. The source may be in use; whatever is saved there later is not in the copy.
 */
export const copyWhole = (from: DatabasePlace, to: DatabasePlace): Promise<WholeCopy> =>
  withSide(from, async (source) => {
    await refuseOtherSchema(source);
    await prepareTarget(to);
    return withSide(to, async (target, engine) => {
      await refuseSamePlace(source, target);
      const running = await listInstances(target);
      if (running.length > 0) {
        throw new ShopError("conflict", `Hedefte bir Fiyonk çalışıyor (${running.join(", ")}): önce onu durdur.`);
      }
      await refuseForeignTarget(source, target);
      const before = await listInstances(source);
      const { revision, sums } = await copyMoment(source, { target, engine });
      const different = differentTables(sums, await inOneMoment(target, sumsOf));
      if (different.length > 0) {
        throw new ShopError("unavailable", `Kopya aslıyla aynı değil (${different.join(", ")}): geçme, yeniden dene.`);
      }
      // One that ended meanwhile may have saved after the moment of the copy.
      return { sums, revision, running: [...new Set([...before, ...(await listInstances(source))])] };
    });
  });

/** A source that no program of this version has opened may lack tables; a move changes nothing in it. */
async function refuseOtherSchema(source: Db): Promise<void> {
  if ((await readMeta(source, "schema")) !== SCHEMA)
    throw new ShopError("conflict", "Dükkân başka bir sürümde: önce bu sürümle bir kez aç, sonra taşı.");
}

const inOneMoment = <Result>(db: Db, read: (moment: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

const copyMoment = (source: Db, { target, engine }: { target: Db; engine: Engine }) =>
  inOneMoment(source, (moment) =>
    target.transaction().execute(async (trx) => {
      for (const statement of engine.migrations.lock) await sql.raw(statement).execute(trx);
      await removeRows(trx);
      const sums = await sumsOf(moment, ({ name }, rows) => insertRows(trx, name, rows));
      const revision = await readRevision(moment);
      await moveMeta(moment, trx, shopSum(sums));
      return { sums, revision };
    }),
  );

async function removeRows(trx: Transaction<Tables>): Promise<void> {
  const tables = trx.withTables<Record<string, { key: string }>>();
  for (const { name } of MOVED_TABLES.toReversed()) await tables.deleteFrom(name).execute();
}

/** The schema is the target's own, and a new epoch tells caches that this is another database. */
async function moveMeta(source: Db, trx: Transaction<Tables>, left: number): Promise<void> {
  const rows = await source
    .selectFrom("meta")
    .selectAll()
    .where("key", "not in", ["schema", "epoch", "moved"])
    .execute();
  await trx
    .insertInto("meta")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })))
    .execute();
  await writeMeta(trx, "epoch", newEpoch());
  await writeMeta(trx, "moved", left);
}
