import { sql } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { sharedNumbers, trackingKey } from "../../domain/parcels/tracking-numbers.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { keptOrders } from "./needed-orders.ts";

/** A kept tracking number without spaces and signs. The index `orders_by_tracking` has the same words (migrations.ts). */
const BARE_TRACKING = sql<string>`replace(replace(replace(replace(tracking, ' ', ''), '-', ''), '.', ''), '/', '')`;

export type SentRow = Pick<OrderRecord, "id" | "number" | "name" | "phone" | "tracking">;

/**
 * Refuses tracking numbers that another person's order has, among these rows or in the whole book. The lock of the write lets the second of
 * two writers see the first one's number.
 */
export async function refuseShared(
  reading: Reading,
  parcels: readonly SentRow[],
  { code, hint = "" }: { code: "conflict" | "invalid"; hint?: string },
): Promise<void> {
  const sent = parcels.filter(({ tracking }) => trackingKey(tracking) !== "");
  if (sent.length === 0) return;
  const ids = new Set(parcels.map(({ id }) => id));
  const all = [...sent, ...(await rowsWithNumbers(reading, sent)).filter(({ id }) => !ids.has(id))];
  const inOrder = all.toSorted((one, other) => one.number - other.number);
  const pairs = [...sharedNumbers(inOrder).entries()].flatMap(([at, others]) => {
    const [one, other] = [inOrder[at], others[0]];
    const isFirst = one && other && one.number < other.number && (ids.has(one.id) || ids.has(other.id));
    return isFirst ? [`#${one.number} ve #${other.number}`] : [];
  });
  if (pairs.length === 0) return;
  throw new ShopError(code, `Aynı takip numarası iki kişide: ${pairsInWords(pairs)}${hint}`, { field: "tracking" });
}

/** Letters are compared as given, in capitals and in small ones: no function for it means the same on both engines. */
function rowsWithNumbers(reading: Reading, sent: readonly SentRow[]): Promise<SentRow[]> {
  const bare = sent.map(({ tracking }) => tracking.replace(/[ \-./]/g, ""));
  const keys = new Set(bare.flatMap((key) => [key, key.toLocaleUpperCase("en"), key.toLocaleLowerCase("en")]));
  return keptOrders(reading)
    .select(["id", "number", "name", "phone", "tracking"])
    .where("tracking", "<>", sql.lit(""))
    .where(BARE_TRACKING, "in", [...keys])
    .execute();
}

const SHOWN_PAIRS = 3;

const pairsInWords = (pairs: readonly string[]): string => {
  const more = pairs.length - SHOWN_PAIRS;
  return [...pairs.slice(0, SHOWN_PAIRS), ...(more > 0 ? [`${more} çift daha`] : [])].join(", ");
};
