import { mkdtemp, rm, symlink } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { DatabasePlace } from "../../storage/engine/engine.ts";
import { withSide } from "../../storage/move/move-target.ts";
import { copyWhole } from "../../storage/move/whole-copy.ts";
import { answersOf, fillShop, openShopToCopy, type ShopToCopy, startSaving } from "../support/backup/shop-to-copy.ts";
import { buildEarlier } from "../support/databases/earlier-schema.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";

async function newFolder(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-moved-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { databaseUrl: undefined, dataDir };
}

const newServer = async (): Promise<DatabasePlace> => ({
  databaseUrl: await createTestDatabase(inject("postgres")),
  dataDir: (await newFolder()).dataDir,
});

const sideOf = ({ config }: ShopToCopy): DatabasePlace => ({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
});

/** The shop that is in a place, and the answers to somebody who signed in before the move. */
async function answersAt({ databaseUrl, dataDir }: DatabasePlace, token: string) {
  const shop = await openShopToCopy(databaseUrl, { dataDir });
  return answersOf({ ...shop, token });
}

/** The same place under another address. */
async function otherNameOf({ databaseUrl, dataDir }: DatabasePlace): Promise<DatabasePlace> {
  if (databaseUrl) return { databaseUrl: `${databaseUrl}?application_name=fiyonk`, dataDir };
  const link = join((await newFolder()).dataDir, "baska-ad");
  await symlink(dataDir, link);
  return { databaseUrl, dataDir: link };
}

const WAYS = [
  ["SQLite to PostgreSQL", newFolder, newServer],
  ["PostgreSQL to SQLite", newServer, newFolder],
] as const;

describe.each(WAYS)("a move from %s", (_, newFrom, newTo) => {
  const openFrom = async () => {
    const from = await newFrom();
    const shop = await openShopToCopy(from.databaseUrl);
    await fillShop(shop);
    return shop;
  };

  test("takes everything along: every answer, every picture, every sign-in", async () => {
    const shop = await openFrom();
    const expected = await answersOf(shop);
    const to = await newTo();
    const { sums } = await copyWhole(sideOf(shop), to);
    expect(sums.get("products")?.rows).toBe(12);
    expect(await answersAt(to, shop.token)).toEqual(expected);
  });

  test("during save after save holds one moment, and a second one takes what was saved since", async () => {
    const shop = await openFrom();
    const to = await newTo();
    const saving = startSaving(shop);
    const first = await copyWhole(sideOf(shop), to);
    await saving.stop();
    const expected = await answersOf(shop);
    const { revision } = await copyWhole(sideOf(shop), to);
    expect(revision).toBeGreaterThan(first.revision);
    expect(await answersAt(to, shop.token)).toEqual(expected);
  });

  test("says which programs may still save, until they have ended", async () => {
    const shop = await openFrom();
    await withSide(sideOf(shop), (db) =>
      db
        .insertInto("instances")
        .values([
          { id: "a", name: "makine (süreç 7)", schema: 1, seen_at: new Date().toISOString() },
          { id: "b", name: "ölmüş (süreç 8)", schema: 1, seen_at: "2026-01-01T00:00:00.000Z" },
        ])
        .execute(),
    );
    const to = await newTo();
    const own = `${hostname()} (süreç ${process.pid})`;
    expect((await copyWhole(sideOf(shop), to)).running).toEqual([own, "makine (süreç 7)"].sort());
    await shop.close();
    expect((await copyWhole(sideOf(shop), to)).running).toEqual(["makine (süreç 7)"]);
    await withSide(to, (db) =>
      db
        .insertInto("instances")
        .values({ id: "c", name: "yeni", schema: 1, seen_at: new Date().toISOString() })
        .execute(),
    );
    await expect(copyWhole(sideOf(shop), to)).rejects.toThrow("Hedefte bir Fiyonk çalışıyor (yeni)");
  });

  test("writes over nothing but its own earlier copy", async () => {
    const shop = await openFrom();
    const from = sideOf(shop);
    const to = await newTo();
    await copyWhole(from, to);
    await withSide(to, (db) => db.updateTable("products").set({ name: "Hedefte değişti" }).execute());
    await expect(copyWhole(from, to)).rejects.toThrow("Hedefteki dükkânda taşımadan sonra kayıt yapılmış");
    const moved = await newTo();
    await copyWhole(from, moved);
    const stranger = await openShopToCopy((await newTo()).databaseUrl);
    await fillShop(stranger);
    await stranger.close();
    await expect(copyWhole(from, sideOf(stranger))).rejects.toThrow("Hedef boş değil");
    await expect(copyWhole(sideOf(stranger), moved)).rejects.toThrow("başka bir dükkân");
  });

  test("changes nothing in a place of another version, and copies no shop onto itself", async () => {
    const shop = await openFrom();
    const from = sideOf(shop);
    const earlier = await newTo();
    const { dataDir, databaseUrl } = earlier;
    await buildEarlier(databaseUrl ? { dataDir, databaseUrl } : { dataDir }, 10);
    await expect(copyWhole(from, earlier)).rejects.toThrow("başka bir sürümün dükkânı");
    const schema = await withSide(earlier, (db) =>
      db.selectFrom("meta").select("value").where("key", "=", "schema").executeTakeFirst(),
    );
    expect(schema?.value).toBe(10);
    const moved = await newTo();
    await copyWhole(from, moved);
    await expect(copyWhole(moved, await otherNameOf(moved))).rejects.toThrow("Dükkân zaten orada");
  });

  test("leaves a source alone that another version has opened last", async () => {
    const shop = await openFrom();
    await withSide(sideOf(shop), (db) =>
      db.updateTable("meta").set({ value: 3 }).where("key", "=", "schema").execute(),
    );
    await expect(copyWhole(sideOf(shop), await newTo())).rejects.toThrow("başka bir sürümde");
  });
});
