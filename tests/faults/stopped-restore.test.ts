import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openCopy } from "../../server/backup/opened-copy.ts";
import { zippedCopy } from "../../server/backup/zipped-copy.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { createShopCopies } from "../../storage/backup/stored-copies.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { hashOf, webp } from "../support/backup/shop-to-copy.ts";
import { ENGINES, openCatalogFor, openFor } from "../support/databases/engines.ts";
import { readCatalog } from "../support/databases/read-catalog.ts";
import { stopBeforeEachStatement } from "../support/databases/stopped-work.ts";
import { LABUBU } from "../support/sample-products.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });

const [{ newLocation: newFolder }] = ENGINES;

describe.each(ENGINES)("a restore that is killed before any statement, on $engine,", ({ newLocation }) => {
  test("leaves the old shop or the new one", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "kopya.zip");
    await writeNewShop(file);

    const location = await newLocation();
    const old = await openCatalogFor(location);
    for (const name of ["Eski 1", "Eski 2"]) await old.catalog.createProduct({ ...LABUBU, images: [], name }, THE_SHOP);

    const { contents } = await openCopy(file);
    const copies = createShopCopies(old, FIRST);
    const seen = new Set<boolean>();
    await copies.check(contents, folder, async ({ restore }) => {
      const restoring = () => restore({ roles: [] }, () => {});
      const statements = await stopBeforeEachStatement(location, restoring, async (left) => {
        const { db, store, close } = await openFor(left);
        const names = (await readCatalog(store).listProducts()).map(({ name }) => name);
        const events = await db.selectFrom("events").select("subject_name").execute();
        await close();
        const isNew = names.includes("Yeni 1");
        const expected = isNew ? ["Yeni 1", "Yeni 2", "Yeni 3"] : ["Eski 1", "Eski 2"];
        expect([names.toSorted(), events.map((event) => event.subject_name).toSorted()]).toEqual([expected, expected]);
        seen.add(isNew);
      });
      expect(statements).toBeGreaterThan(15);
    });
    expect([...seen]).toEqual([false, true]);
  }, 240_000);
});

async function writeNewShop(file: string): Promise<void> {
  const shop = await openCatalogFor(await newFolder());
  const owner = { name: "Derya", email: "derya@posta.example", passwordHash: null, role: "admin" } as const;
  await createAccounts(shop.db).createAccount(owner);
  const bytes = webp("yeni");
  const hash = hashOf(bytes);
  await createMedia(shop.db).savePicture({ hash, width: 4, height: 3, bytes });
  for (const name of ["Yeni 1", "Yeni 2", "Yeni 3"]) {
    await shop.catalog.createProduct({ ...LABUBU, images: [], image: `/media/${hash}.webp`, name }, THE_SHOP);
  }
  const contents = await createShopCopies(shop, FIRST).open(false);
  await pipeline(zippedCopy(contents, { shop: "Fiyonk", madeAt: new Date() }), createWriteStream(file));
  await contents.close();
}
