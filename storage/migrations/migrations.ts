import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine, Migration } from "../engine/engine.ts";
import { readMeta, writeMeta } from "../meta.ts";
import type { Tables } from "../tables.ts";
import { MIGRATIONS_FROM_10 } from "./migrations-from-10.ts";
import { MIGRATIONS_FROM_29 } from "./migrations-from-29.ts";
import { MIGRATIONS_TO_9 } from "./migrations-to-9.ts";

/**
 * Only add to the end: every earlier migration has run somewhere. The schema's version is how many have run. The program before has to
 * work with each (house rule 30).
 */
export const MIGRATIONS: readonly Migration[] = [...MIGRATIONS_TO_9, ...MIGRATIONS_FROM_10, ...MIGRATIONS_FROM_29];

/** How many migrations this version of the shop knows. */
export const SCHEMA = MIGRATIONS.length;

/** A later program may have expanded the database further: migrations only expand, so this one works with that. */
export const migrate = (db: Kysely<Tables>, engine: Engine, migrations = MIGRATIONS): Promise<void> =>
  inTurn(db, engine, (trx) => expand(trx, engine, migrations));

/** Takes everything back that a start would do to an empty database. The tables of a living one are not touched: only `look` reads them. */
export async function tryMigration(db: Kysely<Tables>, engine: Engine, look: DataCheck): Promise<void> {
  const takenBack = new Error("taken back");
  try {
    await inTurn(db, engine, async (trx) => {
      if ((await schemaOf(trx)) === 0) await expand(trx, engine, MIGRATIONS);
      await lookAt(trx, look);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

export type DataCheck = (db: Kysely<Tables>) => Promise<void>;

/** Asks what a start asks of a database that it finds. An older one is changed by the next start. */
export async function lookAt(db: Kysely<Tables>, look: DataCheck): Promise<void> {
  if ((await schemaOf(db)) >= SCHEMA) await look(db);
}

/** A program of a later version has expanded the database. */
export const isOfNewerVersion = async (db: Kysely<Tables>): Promise<boolean> => (await schemaOf(db)) > SCHEMA;

/** Only the first migrations, for the rows of an older copy, which the rest then changes. */
export const migrateUpTo = (schema: number, db: Kysely<Tables>, engine: Engine): Promise<void> =>
  inTurn(db, engine, (trx) => expand(trx, engine, MIGRATIONS.slice(0, schema)));

const inTurn = <Result>(db: Kysely<Tables>, engine: Engine, work: (trx: Transaction<Tables>) => Promise<Result>) =>
  db.transaction().execute(async (trx) => {
    for (const statement of engine.migrations.lock) await run(trx, statement);
    await run(
      trx,
      `create table if not exists meta (key ${engine.words.text} primary key, value integer not null) ${engine.words.table}`,
    );
    return work(trx);
  });

async function expand(trx: Transaction<Tables>, engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const schema = await schemaOf(trx);
  for (const migration of migrations.slice(schema)) {
    for (const statement of migration(engine.words)) await run(trx, statement);
  }
  if (schema < migrations.length) await writeMeta(trx, "schema", migrations.length);
}

const run = (trx: Transaction<Tables>, statement: string) => sql.raw(statement).execute(trx);

const schemaOf = async (db: Kysely<Tables>): Promise<number> => (await readMeta(db, "schema")) ?? 0;
