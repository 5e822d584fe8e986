import { randomUUID } from "node:crypto";
import { Client, type QueryResult } from "pg";
import { startCluster } from "./postgres-cluster.ts";

/** A server for the databases of a run. Their names begin with the name of the run. */
export type DatabaseServer = { url: string; run: string };

type Postgres = DatabaseServer & { stop(): Promise<void> };

/** A temporary PostgreSQL, or the server of TEST_DATABASE_URL, from which the databases of the run are dropped at the end. */
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

/** Creates a database, empty or as a copy of another, and answers its URL. */
export async function createTestDatabase({ url, run }: DatabaseServer, copied?: string): Promise<string> {
  const name = `${run}_${randomUUID().slice(0, 8)}`;
  await query(url, `create database ${name} template ${copied ? nameOf(copied) : "template0"}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}

export const emptyTestDatabase = (databaseUrl: string): Promise<unknown> =>
  query(databaseUrl, "drop schema public cascade; create schema public");

/** Drops a database and ends its connections. */
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
