import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { createTestDatabase, query } from "../tests/support/databases/postgres-databases.ts";
import { reachDatabase } from "./database.ts";
import { SCHEMA } from "./migrations/migrations.ts";

describe.each(ENGINES)("a database on $engine", ({ newLocation }) => {
  test("is reached without a change, also while a shop uses it", async () => {
    const location = { databaseUrl: undefined, ...(await newLocation()) };
    const { store } = await openFor(location);
    const before = store.revision();
    await reachDatabase(location);
    await store.refresh();
    expect(store.revision()).toBe(before);
  });

  test("is refused as a start refuses it: without what the start looks for, also where a newer program uses it", async () => {
    const location = { databaseUrl: undefined, ...(await newLocation()) };
    const { db } = await openFor(location);
    await db
      .updateTable("meta")
      .set({ value: SCHEMA + 1 })
      .where("key", "=", "schema")
      .execute();
    const missing = () => Promise.reject(new Error("no store of pictures"));
    await expect(reachDatabase(location, missing)).rejects.toThrow("no store of pictures");
  });
});

test("a file that is missing is not created", async () => {
  const missing = { databaseUrl: undefined, dataDir: "/tmp/fiyonk-is-not-here" };
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
});

test("an empty file is refused", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-empty-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await writeFile(join(dataDir, "fiyonk.sqlite"), "");
  await expect(reachDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow("0 bayt");
});

describe("an empty database on PostgreSQL", () => {
  const reach = (databaseUrl: string) => reachDatabase({ databaseUrl, dataDir: "/" });

  test("is tried and stays empty, and one with another program's tables is refused", async () => {
    const url = await createTestDatabase(inject("postgres"));
    await reach(url);
    const tables = "select count(*)::int as count from pg_tables where schemaname = 'public'";
    expect((await query(url, tables)).rows).toEqual([{ count: 0 }]);
    await query(url, "create table users (name text)");
    await expect(reach(url)).rejects.toMatchObject({ code: "42P07" });
  });

  test("needs the right to create tables", async () => {
    const url = new URL(await createTestDatabase(inject("postgres")));
    const role = `guest_${url.pathname.slice(-8)}`;
    await query(url.href, `create role ${role} login password 'x'`);
    const asGuest = Object.assign(new URL(url), { username: role, password: "x" }).href;
    await expect(reach(asGuest)).rejects.toMatchObject({ code: "42501" });
    await query(url.href, `drop role ${role}`);
  });

  test("needs Turkish letters", async () => {
    const { url, run } = inject("postgres");
    const name = `${run}_latin1`;
    await query(url, `create database ${name} template template0 encoding latin1 locale 'C'`);
    const latin = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    await expect(reach(latin)).rejects.toMatchObject({ code: "22P05" });
    await query(url, `drop database ${name}`);
  });
});
