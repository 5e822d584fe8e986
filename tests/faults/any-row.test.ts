import { describe, expect, test } from "vitest";
import { cartCode } from "../../domain/order/cart-code.ts";
import { openDatabase } from "../../storage/database.ts";
import { EVERY_TABLE } from "../../storage/every-table.ts";
import { newEpoch, writeMeta } from "../../storage/meta.ts";
import { ENGINES } from "../support/databases/engines.ts";
import { ROWS } from "../support/databases/row-of-each-table.ts";
import { describedCalls } from "../support/made-up/described-calls.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { thorough } from "../support/thorough.ts";

const ID = "0b0a3b3c-0000-4000-8000-00000000000a";
const USER = "0b0a3b3c-0000-4000-8000-00000000000b";

/** A broken text, none, some of another shape. An ordinary run tries the first, on PostgreSQL only in columns whose trouble is told. */
const WRONG_TEXTS = ["{", "", '{"surprise":1}', "[[]]", "null"];
const WRONG_NUMBERS = [0, -1];

/** Tables of the program itself: a wrong number there is another history, and no row of the shop. */
const NOT_OF_THE_SHOP = ["meta", "client_files", "media"];

describe.each(ENGINES)("whatever one row holds, the shop on $engine", ({ engine, newLocation }) => {
  test("starts, serves, and tells what it cannot show", async () => {
    const { app, tables, ask, restart, close } = await openWithRows(await newLocation());
    const failed: string[] = [];
    const told = new Set<string>();
    for (const [table, row] of Object.entries(LIVING_ROWS)) {
      for (const [column, right] of Object.entries(row)) {
        if (!thorough && engine === "postgres" && !TOLD.includes(`${table}.${column}`)) continue;
        const all = typeof right === "number" ? WRONG_NUMBERS : WRONG_TEXTS;
        for (const wrong of thorough ? all : all.slice(0, 1)) {
          const write = (from: unknown, to: unknown) =>
            keysOf(table)
              .reduce((rows, key) => rows.where(key, "=", key === column ? from : row[key]), tables.updateTable(table))
              .set({ [column]: to })
              .execute();
          // What the database itself refuses stands in no row.
          if (!(await succeeds(write(right, wrong)))) continue;
          await restart();
          const answers = await ask();
          failed.push(
            ...answers.filter(({ status }) => status >= 500).map(({ what }) => `${table}.${column} ${wrong}: ${what}`),
          );
          if (answers.some(({ text }) => text.includes('"troubled-'))) told.add(`${table}.${column}`);
          await write(wrong, right);
        }
      }
    }
    await restart();
    const whole = await ask();
    expect(whole.filter(({ status }) => status !== 200).map(({ what, status }) => `${what} ${status}`)).toEqual([]);
    expect(whole.some(({ text }) => text.includes('"troubled-'))).toBe(false);
    expect(failed).toEqual([]);
    expect([...told]).toEqual(expect.arrayContaining(TOLD));
    expect(app.log()).toContain("row_in_trouble");
    await close();
  }, 120_000);
});

/** Columns of which no wrong value can be shown. */
const TOLD = ["settings.value", "products.choices", "products.colors", "orders.lines", "orders.wrote_at"];

async function openWithRows({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }) {
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const tables = database.db.withTables<Record<string, Record<string, unknown>>>();
  for (const [table, row] of Object.entries(ROWS_TO_WRITE)) await tables.insertInto(table).values(row).execute();
  const app = await openApp({ env: databaseUrl ? { DATABASE_URL: databaseUrl } : {}, overrides: { dataDir } });
  const token = await app.tokenFor(await accountOf(app), "password");
  const calls: Question[] = [];
  for (const call of await questions(app)) {
    const [method, path, body] = call;
    if ((await app.call(method, path, { token, body })).status === 200) calls.push(call);
  }
  expect(calls.length).toBeGreaterThan(35);
  return {
    ...{ app, tables },
    ask: async () => {
      const answers = [];
      for (const [method, path, body] of calls) {
        const { status, text } = await app.call(method, path, { token, body }).catch(brokenOff);
        answers.push({ what: `${method} ${path}`, status, text });
      }
      return answers;
    },
    /** All that is in memory is read again. */
    restart: async () => {
      await database.store.write((trx) => writeMeta(trx, "epoch", newEpoch()));
      await app.store.refresh();
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

type Question = [method: string, path: string, body?: unknown];

/** Every call that only reads and needs no more than an id. The sections are asked for by one, because all are read in the same way. */
async function questions(app: OpenApp): Promise<Question[]> {
  const { json } = await app.call("GET", "/api/openapi.json");
  const reads = describedCalls(json)
    .filter(({ method, path }) => method === "GET" && (!path.includes("/settings/") || path.includes("/notice")))
    .map(({ path }): Question => ["GET", path.replaceAll(/\{\w+\}/g, ID)]);
  return [
    ...reads,
    ["GET", `/api/cart?code=${cartCode(1, [{ id: ID, color: "mavi", quantity: 2 }])}`],
    ...["/sitemap.xml", "/feed.xml", "/manifest.webmanifest"].map((path): Question => ["GET", path]),
    ["POST", "/api/admin/orders/search", {}],
    ["POST", "/api/admin/orders/search", { query: "kupa" }],
    ["GET", "/api/admin/orders/sums?from=2026-01-01&until=2026-12-31"],
    ["GET", "/api/suggestions?q=kupa"],
  ];
}

/** An answer that has begun, and breaks off. */
const brokenOff = (error: unknown) => ({ status: 599, text: String(error) });

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

const keysOf = (table: string): readonly string[] => EVERY_TABLE.find(({ name }) => name === table)?.key ?? [];

async function accountOf({ accounts }: OpenApp) {
  const account = await accounts.findAccountById(USER);
  if (!account) throw new Error("the row of users is missing");
  return account;
}

/** The rows refer to each other by ids that the API takes, and none lies in the trash. */
const LIVING = new Map<string, unknown>([
  ...["deleted_at", "blotted_at", "moved_to", "shown_from"].map((column) => [column, null] as const),
  ["revision", 5],
]);

const NOTICE = { key: "notice", value: '{"text":"Bayram","from":"2026-03-01"}', revision: 5 };

const ROWS_TO_WRITE = Object.fromEntries(
  Object.entries({ ...ROWS, settings: NOTICE }).map(([table, row]): [string, Record<string, unknown>] => [
    table,
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, living(table, column, value)])),
  ]),
);

const LIVING_ROWS = Object.fromEntries(
  Object.entries(ROWS_TO_WRITE).filter(([table]) => !NOT_OF_THE_SHOP.includes(table)),
);

function living(table: string, column: string, value: unknown): unknown {
  if (LIVING.has(column) && table !== "blotted_orders") return LIVING.get(column);
  if (value === "u") return USER;
  return value === "p" || value === "o" || value === "c" ? ID : value;
}
