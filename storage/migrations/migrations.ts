import { type Kysely, sql, type Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Engine, Migration } from "../engine/engine.ts";
import type { Tables } from "../tables.ts";
import { shopTables } from "./migration-0001.ts";
import { slugHistory } from "./migration-0002.ts";
import { categoryTints } from "./migration-0003.ts";
import { ledger } from "./migration-0004.ts";
import { epoch } from "./migration-0005.ts";
import { signIns } from "./migration-0006.ts";
import { secondFactors } from "./migration-0007.ts";
import { provenIdentities } from "./migration-0008.ts";
import { countersAndAccountEvents } from "./migration-0009.ts";
import { proofs } from "./migration-0010.ts";
import { jobs } from "./migration-0011.ts";
import { changesInBatches } from "./migration-0012.ts";
import { subjects } from "./migration-0013.ts";
import { productDetails } from "./migration-0014.ts";
import { settingSections } from "./migration-0015.ts";
import { people } from "./migration-0016.ts";
import { ownersCategories } from "./migration-0017.ts";
import { orderBook } from "./migration-0018.ts";
import { upgrades } from "./migration-0019.ts";
import { picturePlaces } from "./migration-0020.ts";

/** Only add to the end: every earlier migration has run somewhere (house rule 30). The schema's version is how many have run. */
const MIGRATIONS: readonly Migration[] = [
  shopTables,
  slugHistory,
  categoryTints,
  ledger,
  epoch,
  signIns,
  secondFactors,
  provenIdentities,
  countersAndAccountEvents,
  proofs,
  jobs,
  changesInBatches,
  subjects,
  productDetails,
  settingSections,
  people,
  ownersCategories,
  orderBook,
  upgrades,
  picturePlaces,
];

/** How many migrations this version of the shop knows. */
export const SCHEMA = MIGRATIONS.length;

/** Stops at an earlier `schema` for the rows of an older copy, which the rest of the migrations then change. */
export async function migrate(db: Kysely<Tables>, engine: Engine, schema = SCHEMA): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const statement of engine.migrations.lock) await run(trx, statement);
    await run(
      trx,
      `create table if not exists meta (key ${engine.words.text} primary key, value integer not null) ${engine.words.table}`,
    );
    const version = await readVersion(trx);
    if (version > SCHEMA) throw tooNew(version);
    for (const migration of MIGRATIONS.slice(version, schema)) {
      for (const statement of migration(engine.words)) await run(trx, statement);
    }
    if (version < schema) await writeVersion(trx, schema);
  });
}

const run = (trx: Transaction<Tables>, statement: string) => sql.raw(statement).execute(trx);

async function readVersion(trx: Transaction<Tables>): Promise<number> {
  const row = await trx.selectFrom("meta").select("value").where("key", "=", "schema").executeTakeFirst();
  return row?.value ?? 0;
}

async function writeVersion(trx: Transaction<Tables>, schema: number): Promise<void> {
  await trx
    .insertInto("meta")
    .values({ key: "schema", value: schema })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: schema }))
    .execute();
}

const tooNew = (version: number) =>
  new ShopError(
    "unavailable",
    `Veritabanı bu Fiyonk'tan daha yeni bir sürümle kullanılmış (şeması ${version}, bu sürüm ${SCHEMA} biliyor): Fiyonk'u güncelle.`,
  );
