import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import type { CopiedRow, ShopContents } from "../../domain/backup/shop-copies.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { asOfBaseline } from "../../tests/support/backup/older-copy.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createAccountEvents } from "../account/stored-account-events.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import type { Database } from "../database.ts";
import { createShopCopies } from "./stored-copies.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
const [{ newLocation: newFolder }] = ENGINES;

const restore = async (database: Database, contents: ShopContents, userId?: string, roles: string[] = []) =>
  createShopCopies(database, FIRST).check(contents, await temporaryFolder(), async ({ preview, restore }) => {
    return { ...preview, raised: await restore({ userId, roles }, () => {}) };
  });

async function openContentsOf(database: Database, isFull: boolean) {
  const contents = await createShopCopies(database, FIRST).open(isFull);
  onTestFinished(() => contents.close());
  return contents;
}

const account = (name: string, passwordHash: string | null, role: "admin" | "customer" = "customer") => ({
  name,
  email: `${name.toLowerCase()}@posta.example`,
  passwordHash,
  role,
});

const CATEGORY = { image: "", tint: "mint", hidden: 0, revision: 1 } as const;

const SIGN_IN = {
  at: new Date(),
  kind: "sign-in-succeeded",
  way: "password",
  device: "Firefox, Linux",
  place: "203.0.113.0/24",
} as const;

/** A shop of Derya with the customer Ece, on SQLite. */
async function openCopiedShop() {
  const shop = await openCatalogFor(await newFolder());
  const accounts = createAccounts(shop.db);
  const derya = await accounts.createAccount(account("Derya", "derya-o-gun", "admin"));
  const ece = await accounts.createAccount(account("Ece", "ece-o-gun"));
  await shop.db.insertInto("second_factors").values({ user_id: ece.id, totp_key: "ANAHTAR", last_step: 8 }).execute();
  await createAccountEvents(shop.db).add({ ...SIGN_IN, userId: ece.id });
  return { ...shop, derya, ece };
}

describe.each(ENGINES)("people of a restored copy on $engine", ({ newLocation }) => {
  async function openShop() {
    const shop = await openCatalogFor(await newLocation());
    const accounts = createAccounts(shop.db);
    const owner = await accounts.createAccount(account("Derya", "derya-bugun", "admin"));
    const ece = await accounts.createAccount(account("Ece", "ece-bugun"));
    const can = await accounts.createAccount(account("Can", "can-bugun"));
    const sessions = [await signedIn(accounts, owner), await signedIn(accounts, ece)];
    const isSignedIn = async (at: number) => (await accounts.findSession(sessions[at]?.tokenHash ?? "")) !== undefined;
    return { ...shop, accounts, owner, ece, can, find: accounts.findAccountById, isSignedIn };
  }

  test("keep their id, password and sign-ins where the copy has no secrets, and nobody is removed", async () => {
    const copied = await openCopiedShop();
    await createAccounts(copied.db).createAccount(account("Yeni", "yeni-o-gun", "admin"));
    const shop = await openShop();
    const contents = await openContentsOf(copied, false);
    const preview = await restore(shop, contents, shop.owner.id);
    const person = { name: "Yeni", email: "yeni@posta.example", role: "admin" };
    expect(preview).toMatchObject({ people: { inCopy: 3, now: 3 }, roles: [person], raised: [] });
    expect(await shop.find(shop.owner.id)).toMatchObject({ passwordHash: "derya-bugun", role: "admin" });
    expect(await shop.find(shop.ece.id)).toMatchObject({ passwordHash: "ece-bugun" });
    expect(await shop.find(shop.can.id)).toMatchObject({ passwordHash: "can-bugun" });
    expect(await shop.accounts.findAccount("yeni@posta.example")).toMatchObject({
      passwordHash: null,
      role: "customer",
    });
    expect([await shop.isSignedIn(0), await shop.isSignedIn(1)]).toEqual([true, true]);
  });

  test.each([false, true])("get a role back only where the restorer names them (full copy: %s)", async (isFull) => {
    const shop = await openShop();
    const helper = await shop.accounts.createAccount({ ...account("Hale", "hale-bugun"), role: "helper" });
    const partner = await shop.accounts.createAccount(account("Ortak", "ortak-bugun", "admin"));
    const contents = await openContentsOf(shop, isFull);
    await shop.db.updateTable("users").set({ role: "customer" }).where("id", "=", helper.id).execute();
    await shop.db.deleteFrom("users").where("id", "=", partner.id).execute();
    const stranger = await shop.accounts.createAccount(account("Ortak", "yabancı"));
    const { roles, raised } = await restore(shop, contents, shop.owner.id);
    expect([roles, raised]).toEqual([[{ name: "Hale", email: helper.email, role: "helper" }], []]);
    expect(await shop.find(helper.id)).toMatchObject({ role: "customer" });
    const again = await restore(shop, contents, shop.owner.id, [helper.email, partner.email]);
    expect(again.raised).toEqual([{ userId: helper.id, role: "helper" }]);
    expect(await shop.find(helper.id)).toMatchObject({ role: "helper" });
    expect(await shop.find(stranger.id)).toMatchObject({ role: "customer" });
  });

  test("sign in as they did then after a full copy, but whoever restores keeps her way in", async () => {
    const copied = await openCopiedShop();
    const shop = await openShop();
    await restore(shop, await openContentsOf(copied, true), shop.owner.id);
    expect(await shop.find(shop.owner.id)).toMatchObject({ passwordHash: "derya-bugun" });
    expect(await shop.find(shop.ece.id)).toMatchObject({ passwordHash: "ece-o-gun", proofs: 1 });
    expect(await shop.find(shop.can.id)).toMatchObject({ passwordHash: "can-bugun" });
    expect(await shop.db.selectFrom("second_factors").selectAll().execute()).toEqual([
      { user_id: shop.ece.id, totp_key: "ANAHTAR", last_step: 8 },
    ]);
    const { device, place } = SIGN_IN;
    expect(await shop.db.selectFrom("account_events").selectAll().execute()).toMatchObject([
      { user_id: shop.ece.id, device, place },
    ]);
    expect([await shop.isSignedIn(0), await shop.isSignedIn(1)]).toEqual([true, false]);
  });

  test("leave the shop an owner, and are restored by nobody who is an owner no more", async () => {
    const copied = await openCopiedShop();
    const whole = await openCatalogFor(await newLocation());
    await restore(whole, await openContentsOf(copied, false));
    expect(await createAccounts(whole.db).hasAdmin(), "a shop without an owner gets the copy's").toBe(true);
    await copied.db.updateTable("users").set({ role: "customer" }).execute();
    const contents = await openContentsOf(copied, false);
    const empty = await openCatalogFor(await newLocation());
    await expect(restore(empty, contents)).rejects.toMatchObject({ code: "invalid" });
    const shop = await openShop();
    await expect(restore(shop, contents, shop.ece.id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await shop.find(shop.owner.id)).toMatchObject({ role: "admin" });
    await restore(shop, contents, shop.owner.id);
    expect(await shop.find(shop.owner.id)).toMatchObject({ role: "admin" });
  });

  test("a shop learns of a restore as of any restored backup: by a new epoch", async () => {
    const copied = await openCopiedShop();
    await copied.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
    const shop = await openShop();
    const { revision, epoch } = { revision: shop.store.revision(), epoch: shop.store.epoch() };
    await restore(shop, await openContentsOf(copied, false));
    expect(shop.store.epoch()).not.toBe(epoch);
    expect(shop.store.revision()).toBeGreaterThan(revision);
    expect((await shop.catalog.listProducts()).map(({ name }) => name)).toEqual([LABUBU.name]);
    await shop.catalog.createProduct({ ...LABUBU, name: "Sonraki", images: [] }, THE_SHOP);
    expect(await shop.catalog.listProducts()).toHaveLength(2);
  });

  test("the preview names what goes, returns and changes, and counts nothing in the trash", async () => {
    const shop = await openShop();
    const [gone, changed] = await shop.db
      .insertInto("categories")
      .values(
        ["Giden", "Değişen", "Silinen"].map((name, position) => ({
          ...CATEGORY,
          id: name,
          slug: `k${position}`,
          name,
          position,
        })),
      )
      .returning("id")
      .execute();
    await shop.db
      .updateTable("categories")
      .set({ deleted_at: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", "Silinen")
      .execute();
    const contents = await openContentsOf(shop, false);
    await shop.db
      .deleteFrom("categories")
      .where("id", "=", gone?.id ?? "")
      .execute();
    await shop.db
      .updateTable("categories")
      .set({ revision: 9 })
      .where("id", "=", changed?.id ?? "")
      .execute();
    await shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
    const { categories, products } = await restore(shop, contents, shop.owner.id);
    const none = { count: 0, names: [] };
    const named = (...names: string[]) => ({ count: names.length, names });
    expect(categories).toEqual({
      inCopy: 7,
      now: 6,
      leaving: none,
      returning: named("Giden"),
      changing: named("Değişen"),
    });
    expect(products).toEqual({ inCopy: 0, now: 1, leaving: named(LABUBU.name), returning: none, changing: none });
  });

  test("a copy without secrets has none of them in any row", async () => {
    const shop = await openShop();
    await shop.accounts.deviceKey();
    const contents = await openContentsOf(shop, false);
    const rows: CopiedRow[] = [];
    for (const table of contents.tables) rows.push(...(await Array.fromAsync(contents.rows(table))));
    const columns = new Set(rows.flatMap((row) => Object.keys(row)));
    expect([...columns].filter((column) => /password|token|hash|proof|key$|secret/.test(column))).toEqual([]);
    expect(JSON.stringify(rows)).toContain("derya@posta.example");
    expect(JSON.stringify(rows)).not.toMatch(/bugun|device-key/);
  });
});

test("the end of a copy leaves nothing in SQLite's log that was overwritten meanwhile", async () => {
  const folder = await newFolder();
  const shop = await openCatalogFor(folder);
  const contents = await createShopCopies(shop, FIRST).open(true);
  await shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
  const log = join(String(folder.dataDir), "fiyonk.sqlite-wal");
  expect((await stat(log)).size).toBeGreaterThan(0);
  await contents.close();
  expect((await stat(log)).size).toBe(0);
});

test("a copy from before the last migration comes back, and one from before the first is refused", async () => {
  const shop = await openCopiedShop();
  await shop.catalog.createProduct({ ...LABUBU, images: [] }, THE_SHOP);
  const contents = await openContentsOf(shop, false);
  const other = await openCatalogFor(await newFolder());
  await restore(other, await asOfBaseline(contents, await temporaryFolder()));
  expect(await other.catalog.listProducts()).toMatchObject([{ name: LABUBU.name }]);
  await expect(restore(other, { ...contents, schema: 29 })).rejects.toThrow("Bu kopya Fiyonk 1.0'dan eski");
});
