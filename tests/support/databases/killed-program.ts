import { DatabaseSync, StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Client } from "pg";
import { firstSettings } from "../../../content/first-settings.ts";
import { THE_SHOP } from "../../../domain/ledger/author.ts";
import { openCopy } from "../../../server/backup/opened-copy.ts";
import { createShopCopies } from "../../../storage/backup/stored-copies.ts";
import { createLedger } from "../../../storage/catalog/stored-ledger.ts";
import { openDatabase } from "../../../storage/database.ts";
import { createOrders } from "../../../storage/order-book/stored-orders.ts";
import { createMedia } from "../../../storage/stored-media.ts";
import { ECES_ORDER } from "../orders/sample-orders.ts";
import { LABUBU } from "../sample-products.ts";
import { readCatalog } from "./read-catalog.ts";

/** Writes to a shop's database and kills itself before a statement: `killed-program.ts <work> <number of the statement>`. */
const [, , work = "", killAt = "0"] = process.argv;
const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = process.env;

let statements = 0;
const isMigrating = work === "migrate";
if (isMigrating) killBeforeStatement();

const database = await openDatabase({ dataDir, databaseUrl });
if (isMigrating) process.exit(0);
const catalog = readCatalog(database.store);
const ledger = createLedger(database.store);
const media = createMedia(database.db);

if (work === "restore") await restoreCopyOf();

killBeforeStatement();

if (work === "raise") {
  const products = (await catalog.listProducts()).map(({ id }) => id);
  await catalog.changeMany(
    products,
    { prices: { change: { percent: 12 }, rounding: "90", oldPrice: "keep" } },
    THE_SHOP,
  );
} else if (work === "undo") {
  const step = (await ledger.listSteps()).find(({ kind }) => kind === "price");
  await ledger.undoStep(step?.id ?? "", THE_SHOP);
} else if (work === "order") {
  const { order } = await createOrders(database.store).create(ECES_ORDER, THE_SHOP);
  await createOrders(database.store).changeState([{ id: order.id }], "sent", THE_SHOP);
} else if (work === "forget") {
  const orders = createOrders(database.store);
  const { orders: written } = await orders.search({ query: "", page: 1 }, { persons: true });
  const named = written.find(({ blottedAt }) => blottedAt === null);
  if (named) await orders.forget(named.id, THE_SHOP);
} else {
  const hash = "ab".repeat(32);
  await media.savePicture({ hash, width: 1, height: 1, bytes: Buffer.from([1, 2, 3]) });
  await catalog.createProduct({ ...LABUBU, image: `/media/${hash}.webp`, images: [] });
}
process.exit(0);

/** Kills itself when the check is over and the shop itself is written to. */
async function restoreCopyOf(): Promise<never> {
  const { COPY_FILE: file = "", SCRATCH_DIR: folder = "" } = process.env;
  const { contents } = await openCopy(file);
  const copies = createShopCopies(database, firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false }));
  await copies.check(contents, folder, async ({ restore }) => {
    killBeforeStatement();
    await restore(undefined, () => {});
  });
  process.exit(0);
}

function killBeforeStatement(): void {
  killBefore(DatabaseSync.prototype, "exec");
  killBefore(StatementSync.prototype, "all");
  killBefore(StatementSync.prototype, "run");
  // Statements for the writer thread.
  killBefore(Worker.prototype, "postMessage");
  killBefore(Client.prototype, "query");
}

function killBefore(owner: object, method: string): void {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== "function") throw new Error(`There is no ${method} to wrap`);
  Reflect.set(owner, method, function (this: unknown, ...parameters: unknown[]) {
    statements += 1;
    if (statements === Number(killAt)) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(original, this, parameters);
  });
}
