import { randomUUID } from "node:crypto";
import { Client, type QueryResult } from "pg";
import { startCluster } from "./postgres-cluster.ts";

/** Where the databases of a run are made; the name of each begins with the run's. */
export type DatabaseServer = { url: string; run: string };

export type Postgres = DatabaseServer & { stop(): Promise<void> };

/** A real PostgreSQL of our own that leaves nothing behind, or the server of TEST_DATABASE_URL, left as it was. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  const run = `fiyonk_${randomUUID().slice(0, 8)}`;
  try {
    const { url, stop } = given
      ? { url: given, stop: () => dropDatabasesOf({ url: given, run }) }
      : await startCluster();
    await query(url, "select 1");
    return { url, run, stop };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`No PostgreSQL to test with, so the run ends here: ${reason}`, { cause });
  }
}

/** A database of its own, empty or a copy of another; answers its address. */
export async function createTestDatabase({ url, run }: DatabaseServer, copied?: string): Promise<string> {
  const name = `${run}_${randomUUID().slice(0, 8)}`;
  await query(url, `create database ${name} template ${copied ? nameOf(copied) : "template0"}`);
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
}

export const emptyTestDatabase = (databaseUrl: string): Promise<unknown> =>
  query(databaseUrl, "drop schema public cascade; create schema public");

/** Also ends whoever is still connected. */
export const dropTestDatabase = (server: DatabaseServer, databaseUrl: string): Promise<unknown> =>
  query(server.url, `drop database if exists ${nameOf(databaseUrl)} with (force)`);

async function dropDatabasesOf({ url, run }: DatabaseServer): Promise<void> {
  const { rows } = await query(url, `select datname from pg_database where datname like '${run}%'`);
  for (const { datname } of rows) await query(url, `drop database if exists ${datname} with (force)`);
}

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

export async function query(url: string, sql: string): Promise<QueryResult> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
