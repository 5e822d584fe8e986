import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { LABUBU_SENT } from "../support/admin-api.ts";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import { answersOf, fillShop, openShopToCopy, type ShopToCopy, startSaving } from "../support/backup/shop-to-copy.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";

/** Time for a look on a busy machine. */
const WITHIN = { timeout: 20_000 };

test("a copy goes from SQLite to SQLite, to PostgreSQL and back, and every answer and every picture is the same", async () => {
  const first = await openShopToCopy();
  await fillShop(first);
  const expected = await answersOf(first);
  const file = await downloadCopy(first);
  for (const databaseUrl of [undefined, await createTestDatabase(inject("postgres"))]) {
    const second = await openShopToCopy(databaseUrl);
    expect(await restoreCopy(second, file)).toMatchObject({ result: { before: expect.stringContaining("before") } });
    expect(await answersOf(second)).toEqual(expected);
    const third = await openShopToCopy();
    await restoreCopy(third, await downloadCopy(second));
    expect(await answersOf(third)).toEqual(expected);
  }
}, 120_000);

test("a copy that is taken during save after save holds one moment", async () => {
  const shop = await openShopToCopy();
  await fillShop(shop);
  const saving = startSaving(shop);
  await saving.begun();
  const files: Buffer[] = [];
  for (let count = 0; count < 3; count += 1) files.push(await downloadCopy(shop));
  await saving.stop();
  for (const file of files) {
    const restored = await openShopToCopy();
    await restoreCopy(restored, file);
    // Each save writes a product and its event with one revision.
    const [product, event] = [await newestIn(restored, "products"), await newestIn(restored, "events")];
    expect(product).toBe(event);
  }
}, 120_000);

test("another process on the same database shows the restored shop, with the same revisions as before", async () => {
  const databaseUrl = await createTestDatabase(inject("postgres"));
  const one = await openShopToCopy(databaseUrl);
  const other = await openShopToCopy(databaseUrl);
  await fillShop(one);
  const file = await downloadCopy(one);
  const expected = (await one.call("GET", "/api/products")).json;
  const [product] = expected.products;
  await one.call("PUT", `/api/products/${product.id}`, {
    token: one.token,
    body: { ...LABUBU_SENT, name: "Sonradan", image: product.image },
  });
  const seen = async () => (await other.call("GET", "/api/products")).json;
  await vi.waitFor(async () => expect(JSON.stringify(await seen())).toContain("Sonradan"), WITHIN);
  await restoreCopy(one, file);
  await vi.waitFor(async () => expect(await seen()).toEqual(expected), WITHIN);
});

async function newestIn({ store }: ShopToCopy, table: "products" | "events"): Promise<number> {
  const { revision } = await store.read
    .selectFrom(table)
    .select("revision")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return revision;
}

test("a copy made after a later version has expanded the database has what this version knows, and comes back", async () => {
  const first = await openShopToCopy();
  await fillShop(first);
  await first.store.write((trx) => sql`alter table products add column motto text not null default ''`.execute(trx));
  const expected = await answersOf(first);
  const second = await openShopToCopy();
  await restoreCopy(second, await downloadCopy(first));
  expect(await answersOf(second)).toEqual(expected);
});
