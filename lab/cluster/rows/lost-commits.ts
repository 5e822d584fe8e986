import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { openDatabase } from "../../../storage/database.ts";
import { foremostProducts } from "../../bench/measured-shop.ts";
import type { WireProduct } from "../../bench/wire-product.ts";
import type { Held, Tools } from "../../faults/row.ts";
import { readPrice } from "../loads/price.ts";
import { openSaving } from "../loads/saves.ts";
import type { DatabaseNode } from "../programs/patroni.ts";
import { startWholeCluster, type WholeCluster } from "../whole-cluster.ts";

const LOST_SAVES = 5;
const TRUE_WITHIN_MS = 5000;
/** Watched for this long after all shops tell the truth. */
const WATCHED_MS = 5000;
const GIVEN_UP_MS = 60_000;

/**
 * Asynchronous replication: the primary dies with commits that nobody else has. The new one continues without them, at once
 * or after writes that have raised its revision past the lost one.
 */
export async function loseCommits({ signal }: Tools): Promise<Held> {
  const cluster = await startWholeCluster({ isSynchronous: false });
  try {
    const parts: Held[] = [];
    for (const isOvertaken of [false, true, true])
      if (!signal.aborted) parts.push(await loseOnce(cluster, isOvertaken));
    return { holds: parts.every(({ holds }) => holds), figure: parts.map(({ figure }) => figure).join("; ") };
  } finally {
    await cluster.stop();
  }
}

async function loseOnce(cluster: WholeCluster, isOvertaken: boolean): Promise<Held> {
  const { url, shops, databases, haproxy, settled } = cluster;
  const primary = await settled();
  const save = await openSaving(url);
  const [product] = await foremostProducts(url, 1);
  if (!product) throw new Error("There is no product");
  const begun = Math.round(product.price * 100);
  await saveOrFail(save, product, begun + 1);
  await pause(1000);

  for (const pid of await sendersOf(primary)) process.kill(pid, "SIGSTOP");
  const lost = begun + 1 + LOST_SAVES;
  for (let price = begun + 2; price <= lost; price += 1) await saveOrFail(save, product, price);
  await Promise.all(shops.map(({ url }) => shows(url, product, lost)));
  // The shops do not reach the new primary before it is overtaken.
  process.kill(haproxy.pid, "SIGSTOP");
  try {
    await primary.kill();
    const next = await nextPrimary(databases.filter((node) => node !== primary));
    if (isOvertaken) await overtake(cluster.addressOf(next));
  } finally {
    process.kill(haproxy.pid, "SIGCONT");
  }
  await reaches(cluster.direct);
  const reachedAt = performance.now();
  const waits = await Promise.all(shops.map(({ url }) => truthAt(url, product, begun + 1, reachedAt)));
  await primary.start();
  await settled();
  const after = await Promise.all(shops.map(({ url }) => readPrice(url, product.id)));
  const holds = Math.max(...waits) <= TRUE_WITHIN_MS && after.every((price) => price === begun + 1);
  const figure = [
    `${LOST_SAVES} acknowledged saves lost${isOvertaken ? " and overtaken" : ""}`,
    `the database's price on the shops after ${waits.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`,
  ].join(": ");
  console.error(figure);
  return { holds, figure };
}

async function saveOrFail(save: Awaited<ReturnType<typeof openSaving>>, product: WireProduct, price: number) {
  if (!(await save(product, price))) throw new Error("A save was refused");
}

/** The processes that send the primary's log to its standbys. */
async function sendersOf(primary: DatabaseNode): Promise<number[]> {
  return (await primary.pids()).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("walsender"));
}

async function shows(url: string, { id }: WireProduct, price: number): Promise<void> {
  while ((await readPrice(url, id)) !== price) await pause(50);
}

async function nextPrimary(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  for (;;) {
    for (const node of nodes) {
      const answer = await fetch(`http://127.0.0.1:${node.rest}/primary`).catch(() => undefined);
      if (answer?.ok) return node;
    }
    await pause(100);
  }
}

/** Writes of another process, which knows nothing of the lost ones. */
async function overtake(databaseUrl: string): Promise<void> {
  const { store, close } = await openDatabase({ dataDir: "", databaseUrl });
  for (let count = 0; count < 2 * LOST_SAVES; count += 1) {
    await store.write((trx) => sql`select 1`.execute(trx));
  }
  await close();
}

/** Waits until the database answers there as a primary. */
async function reaches(databaseUrl: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query("select pg_is_in_recovery() as is_standby");
      if (rows[0]?.is_standby === false) return;
    } catch {
      await pause(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Milliseconds until a shop shows this price and nothing else any more. */
async function truthAt(url: string, { id }: WireProduct, price: number, since: number): Promise<number> {
  let wrongAt = since;
  for (;;) {
    const shown = await readPrice(url, id);
    const now = performance.now();
    if (!Number.isNaN(shown) && shown !== price) wrongAt = now;
    if (now - wrongAt > WATCHED_MS) return wrongAt - since;
    if (now - since > GIVEN_UP_MS) return Number.POSITIVE_INFINITY;
    await pause(50);
  }
}
