import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { openDatabase } from "../../storage/database.ts";
import type { ProductRecord, Tables } from "../../storage/tables.ts";
import { startMeasuredShop } from "./measured-shop.ts";

const ROWS_AT_ONCE = 1000;

const folders: string[] = [];

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Data folders of shops of any size, with the demo's pictures; removed when this process ends. */
export async function openSeeds() {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-bench-"));
  if (folders.push(folder) === 1) process.once("exit", removeFolders);
  let demo: Promise<string> | undefined;

  /** The shop of a first start. */
  const demoShop = () => {
    demo ??= makeDemo(join(folder, "demo"));
    return demo;
  };

  return {
    demoShop,
    async shopOf(products: number): Promise<string> {
      const dataDir = join(folder, `shop-of-${products}-${randomUUID()}`);
      await cp(await demoShop(), dataDir, { recursive: true });
      await fill(dataDir, products);
      return dataDir;
    },
  };
}

export type Seeds = Awaited<ReturnType<typeof openSeeds>>;

async function makeDemo(dataDir: string): Promise<string> {
  const shop = await startMeasuredShop(dataDir, { DEMO: "1" });
  await picturesMade(join(dataDir, "renditions"));
  await shop.stop();
  return dataDir;
}

/** A first start prepares the home page's pictures for some seconds; measuring waits for it. */
async function picturesMade(folder: string): Promise<void> {
  const count = async () => (await readdir(folder, { recursive: true }).catch(() => [])).length;
  for (let known = -1, found = await count(); found !== known; found = await count()) {
    known = found;
    await pause(5000);
  }
}

/** Replaces the demo's products by copies of them. */
async function fill(dataDir: string, count: number): Promise<void> {
  const { db, store, close } = await openDatabase({ dataDir });
  try {
    const originals = await db.selectFrom("products").selectAll().orderBy("position").execute();
    await store.write(async (trx, revision) => {
      await trx.deleteFrom("products").execute();
      for (let first = 0; first < count; first += ROWS_AT_ONCE) {
        const length = Math.min(ROWS_AT_ONCE, count - first);
        await insert(
          trx,
          Array.from({ length }, (_, index) => copyOf(originals, first + index, revision)),
        );
      }
    });
  } finally {
    await close();
  }
}

function copyOf(originals: readonly ProductRecord[], number: number, revision: number): ProductRecord {
  const original = originals[number % originals.length];
  if (!original) throw new Error("The demo catalogue is empty");
  const round = Math.floor(number / originals.length);
  const { name, slug } = original;
  const own = round === 0 ? { name, slug } : { name: `${name} ${round + 1}`, slug: `${slug}-${round + 1}` };
  return { ...original, ...own, id: randomUUID(), position: number, revision };
}

const insert = (trx: Transaction<Tables>, rows: ProductRecord[]) => trx.insertInto("products").values(rows).execute();
