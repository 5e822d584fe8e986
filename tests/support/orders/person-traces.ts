import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isPersonField, NO_PERSON, type OrderInput, orderInputSchema } from "../../../domain/order-book/book-order.ts";
import type { OrderStore } from "../../../domain/order-book/order-store.ts";
import { query } from "../databases/postgres-databases.ts";
import { seededRandom } from "../thorough.ts";
import { DERYA, PLAIN_ORDER } from "./sample-orders.ts";

/** `mark` is in every text about her; `traces` are what must be found nowhere once she is blotted out. */
type MarkedPerson = { mark: string; phone: string; traces: readonly string[] };

export const markedPerson = (mark: string, phone: string): MarkedPerson => ({
  mark,
  phone: `0${phone}`,
  traces: [mark, mark.toLowerCase(), phone],
});

/** An order of hers, whose texts are of any length. */
function markedOrder({ mark, phone }: MarkedPerson, random: (limit: number) => number): OrderInput {
  const long = (most: number) =>
    Array(1 + random(most))
      .fill(mark)
      .join(" ");
  const fields = Object.keys(NO_PERSON).filter(isPersonField);
  return orderInputSchema.parse({
    ...Object.fromEntries(fields.map((field) => [field, mark])),
    phone,
    senderPhone: phone,
    note: long(3),
    pasted: long(40),
    lines: Array(1 + random(3)).fill(PLAIN_ORDER.lines[0]),
  });
}

/** With this seed SQLite moves rows between pages in such a way that bytes of them stay where nothing rewrites the table. */
const MOVING = 1;

/** Writes and changes orders of some people so often that rows move in the pages of a database. Returns the ids of each. */
export async function writeMany(
  orders: Pick<OrderStore, "create" | "update">,
  people: readonly MarkedPerson[],
  count: number,
): Promise<string[][]> {
  const random = seededRandom(MOVING);
  const ids = people.map((): string[] => []);
  for (let written = 0; written < count; written += 1) {
    for (const [index, person] of people.entries()) {
      const hers = ids[index] ?? [];
      const { order } = await orders.create(markedOrder(person, random), DERYA);
      hers.push(order.id);
      await orders.update(hers[random(hers.length)] ?? "", markedOrder(person, random), { by: DERYA });
    }
  }
  return ids;
}

/** The files of the folder that hold one of the words, by their bytes. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (words.some((word) => bytes.includes(word))) found.push(entry.name);
  }
  return found;
}

/** Every row of every table, as PostgreSQL writes it. */
export async function tablesAsText(databaseUrl: string): Promise<string> {
  const { rows: tables } = await query(
    databaseUrl,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await query(databaseUrl, `select one::text as row from "${name}" as one`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
