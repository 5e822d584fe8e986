import { expect, inject, test } from "vitest";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import { answersOf, fillShop, openShopToCopy, type ShopToCopy, startSaving } from "../support/backup/shop-to-copy.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";

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
  const files: Buffer[] = [];
  while (saving.count() < 40) files.push(await downloadCopy(shop));
  await saving.stop();
  for (const file of files.slice(-5)) {
    const restored = await openShopToCopy();
    await restoreCopy(restored, file);
    // Each save writes a product and its event with one revision.
    const [product, event] = [await newestIn(restored, "products"), await newestIn(restored, "events")];
    expect(product).toBe(event);
  }
}, 120_000);

async function newestIn({ store }: ShopToCopy, table: "products" | "events"): Promise<number> {
  const { revision } = await store.read
    .selectFrom(table)
    .select("revision")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return revision;
}
