import { Kysely } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { columnsByTable } from "../backup/table-rows.ts";
import type { Engine } from "../engine/engine.ts";
import { readMeta } from "../meta.ts";
import { migrate, SCHEMA } from "../migrations/migrations.ts";
import type { Tables } from "../tables.ts";
import { type Side, withSide } from "./opened-side.ts";

/** The target cannot be opened or written. The cause is an error of the database or the system. */
export class TargetFailure extends Error {
  constructor(cause: unknown) {
    super("the target of the move", { cause });
    this.name = "TargetFailure";
  }
}

/** Creates the tables of an empty target. One that has `meta` is not changed: a program of another version may run on it. */
export async function prepareTarget(to: Side): Promise<void> {
  try {
    await withSide(to, async (target, engine) => {
      const meta = (await columnsByTable(target)).get("meta");
      await (meta ? refuseOtherVersion(target, meta) : createTables(engine));
    });
  } catch (error) {
    throw error instanceof ShopError && error.code === "conflict" ? error : new TargetFailure(error);
  }
}

async function refuseOtherVersion(target: Kysely<Tables>, columns: readonly string[]): Promise<void> {
  if (!columns.includes("key") || !columns.includes("value")) {
    throw new ShopError("conflict", `Hedefte başka bir programın tabloları var. ${ANOTHER}`);
  }
  if ((await readMeta(target, "schema")) === SCHEMA) return;
  throw new ShopError("conflict", `Hedefte başka bir sürümün dükkânı var. ${ANOTHER}`);
}

const ANOTHER = "Boş bir veritabanı ya da boş bir klasör seç.";

async function createTables(engine: Engine): Promise<void> {
  const db = new Kysely<Tables>(engine.migrations);
  try {
    await migrate(db, engine);
  } finally {
    await db.destroy();
  }
}
