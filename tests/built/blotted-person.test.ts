import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { partsIn } from "../support/backup/made-zip.ts";
import { downloadCopy } from "../support/backup/moved-copy.ts";
import { openShopToCopy, type ShopToCopy } from "../support/backup/shop-to-copy.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";
import { filesWith, markedPerson, tablesAsText, writeMany } from "../support/orders/person-traces.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const GONE = markedPerson("Ziyade", "5321234567");
const STAYING = markedPerson("Kalender", "5339876543");

const has = (text: string, traces: readonly string[]) => traces.filter((trace) => text.includes(trace));

/** Everything in a copy, unpacked. */
async function copied(shop: ShopToCopy, isFull: boolean): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "copy.zip"), await downloadCopy(shop, isFull));
  return String(Buffer.concat([...(await partsIn(join(folder, "copy.zip"))).values()]));
}

const PAGES = ["/", "/admin", "/admin/siparisler", "/admin/bugun", "/sayfa/kvkk", "/sitemap.xml", "/api/products"];
const PANEL = ["/api/admin/orders/csv", "/api/admin/steps", "/api/admin/orders/picking", "/api/admin/today"];

async function read({ call, token }: ShopToCopy, ids: readonly string[]): Promise<string> {
  const answers = [await call("POST", "/api/admin/orders/search", { token, body: { query: "" } })];
  for (const path of [...PAGES, ...PANEL]) answers.push(await call("GET", path, { token }));
  for (const id of ids) {
    answers.push(await call("GET", `/api/admin/orders/${id}`, { token }));
    answers.push(await call("GET", `/api/admin/orders/${id}/events`, { token }));
  }
  return answers.map(({ text }) => text).join("\n");
}

test.each(["SQLite", "PostgreSQL"])(
  "blotting out leaves no trace of a person on %s, in rows, bytes, copies, answers and log",
  async (engine) => {
    const databaseUrl = engine === "PostgreSQL" ? await createTestDatabase(inject("postgres")) : undefined;
    const shop = await openShopToCopy(databaseUrl, { openPages: openBuiltPages });
    const [ids = []] = await writeMany(shop.orders, [GONE, STAYING], 150);
    const stored = async (traces: readonly string[]) =>
      databaseUrl ? has(await tablesAsText(databaseUrl), traces) : filesWith(shop.dataDir, traces);
    const shown = ids.slice(0, 5);

    expect(await stored(GONE.traces)).not.toEqual([]);
    expect(has(await read(shop, shown), GONE.traces)).not.toEqual([]);
    expect(has(await copied(shop, true), GONE.traces)).not.toEqual([]);
    expect(has(await copied(shop, false), [...GONE.traces, ...STAYING.traces])).toEqual([]);

    const { token } = shop;
    expect(await shop.call("POST", `/api/admin/orders/${ids[0]}/forget`, { token, body: {} })).toMatchObject({
      json: { count: 150 },
    });
    expect(await stored(GONE.traces)).toEqual([]);
    expect(has(await read(shop, shown), GONE.traces)).toEqual([]);
    expect(has(await copied(shop, true), GONE.traces)).toEqual([]);
    expect(has(shop.log(), [...GONE.traces, ...STAYING.traces])).toEqual([]);
    // Nobody else is lost, and the search would have found a trace.
    expect(await stored(STAYING.traces)).not.toEqual([]);
    expect(has(await copied(shop, true), STAYING.traces)).not.toEqual([]);
  },
  120_000,
);
