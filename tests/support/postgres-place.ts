import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startCluster } from "./postgres-cluster.ts";

export type Postgres = { url: string; stop(): Promise<void> };

/** A real PostgreSQL of our own that leaves nothing behind, or the server of TEST_DATABASE_URL. */
export async function startPostgres(): Promise<Postgres> {
  const url = process.env.TEST_DATABASE_URL;
  try {
    const postgres = url ? { url, stop: async () => {} } : await startCluster();
    await run(postgres.url, "select 1");
    return postgres;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`No PostgreSQL to test with, so the run ends here: ${reason}`, { cause });
  }
}

/** An empty database of its own; answers its address. */
export async function createTestDatabase(serverUrl: string): Promise<string> {
  const name = `fiyonk_${randomUUID().replaceAll("-", "")}`;
  await run(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export const emptyTestDatabase = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, "drop schema public cascade; create schema public");

/** Also ends whoever is still connected. */
export const dropTestDatabase = (serverUrl: string, databaseUrl: string): Promise<void> =>
  run(serverUrl, `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
