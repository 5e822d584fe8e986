import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import { zippedCopy } from "../../server/backup/zipped-copy.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { createShopCopies } from "../../storage/backup/stored-copies.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { hashOf, webp } from "../support/backup/shop-to-copy.ts";
import { ENGINES, openCatalogFor } from "../support/databases/engines.ts";
import { runUntilKilled } from "../support/databases/run-until-killed.ts";
import { LABUBU } from "../support/sample-products.ts";

/** More statements than a restore of this copy has. */
const STATEMENT_LIMIT = 120;

const [{ newLocation: newFolder }] = ENGINES;

describe.each(ENGINES)("a restore that is killed before any statement, on $engine,", ({ newLocation }) => {
  test("leaves the old shop or the new one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fiyonk-stopped-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, "kopya.zip");
    await writeNewShop(file);

    const location = await newLocation();
    const old = await openCatalogFor(location);
    for (const name of ["Eski 1", "Eski 2"]) await old.catalog.createProduct({ ...LABUBU, images: [], name });
    await old.close();

    for (let stopAt = 1; ; stopAt += 1) {
      expect(stopAt).toBeLessThan(STATEMENT_LIMIT);
      const scratch = join(folder, `${stopAt}`);
      await mkdir(scratch);
      const isDone = await runUntilKilled(location, "restore", stopAt, { COPY_FILE: file, SCRATCH_DIR: scratch });
      const { catalog, db, close } = await openCatalogFor(location);
      const names = (await catalog.listProducts()).map(({ name }) => name);
      const events = (await db.selectFrom("events").select("subject_name").execute()).map(
        (event) => event.subject_name,
      );
      await close();
      const isNew = names.includes("Yeni 1");
      const expected = isNew ? ["Yeni 1", "Yeni 2", "Yeni 3"] : ["Eski 1", "Eski 2"];
      expect([stopAt, names.toSorted(), events.toSorted()]).toEqual([stopAt, expected, expected]);
      if (isDone) expect(isNew).toBe(true);
      // The commit may have reached the database before the process was killed.
      if (isNew) {
        expect(stopAt).toBeGreaterThan(5);
        break;
      }
    }
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
    await shop.catalog.createProduct({ ...LABUBU, images: [], image: `/media/${hash}.webp`, name });
  }
  const first = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
  const contents = await createShopCopies(shop, first).open(false);
  await pipeline(zippedCopy(contents, { shop: "Fiyonk", madeAt: new Date() }), createWriteStream(file));
  await contents.close();
}
