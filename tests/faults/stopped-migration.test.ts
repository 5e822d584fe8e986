import { expect, test } from "vitest";
import { openDatabase } from "../../storage/database.ts";
import { ENGINES, newEmptyPostgresDatabase, openCatalogFor } from "../support/databases/engines.ts";
import { query } from "../support/databases/postgres-databases.ts";
import { stopBeforeEachStatement } from "../support/databases/stopped-work.ts";

const [sqlite] = ENGINES;

test("a start on SQLite that is killed before any statement leaves a shop that the next start opens", async () => {
  const location = await sqlite.newEmptyLocation();
  const start = async () => (await openDatabase(location)).close();
  const statements = await stopBeforeEachStatement(location, start, async (left) => {
    const { catalog, close } = await openCatalogFor(left);
    expect(await catalog.listCategories()).toHaveLength(5);
    await close();
  });
  expect(statements).toBeGreaterThan(50);
}, 120_000);

/** Reads no table that a migration locks, and leaves out the server's own vacuuming. */
const COMMITTED = `select
  (select string_agg(attrelid || '.' || attname, ' ' order by attrelid, attnum) from pg_attribute join pg_class on attrelid = oid
    where relnamespace = 'public'::regnamespace) as columns,
  (select string_agg(xact_start::text, ' ') from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as transaction`;

test("a start on PostgreSQL that is killed before any statement leaves an empty database, until one commit", async () => {
  const location = await newEmptyPostgresDatabase();
  const seen: { columns: string; transaction: string | null }[] = [];
  const start = async () => (await openDatabase(location)).close();
  await stopBeforeEachStatement(location, start, async () => {
    const { rows } = await query(location.databaseUrl, COMMITTED);
    seen.push(rows[0]);
  });
  const [earlier] = seen;
  const during = seen.filter(({ transaction }) => transaction !== null);
  expect(new Set(during.map(({ transaction }) => transaction)).size).toBe(1);
  expect(during.length).toBeGreaterThan(50);
  expect(new Set(during.map(({ columns }) => columns))).toEqual(new Set([earlier?.columns]));
  // Nothing but the beginning itself stands before the transaction.
  expect(seen.slice(0, 2).map(({ transaction }) => transaction === null)).toEqual([true, false]);
  const { catalog } = await openCatalogFor(location);
  expect(await catalog.listCategories()).toHaveLength(5);
}, 120_000);
