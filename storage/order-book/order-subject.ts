import { personWords, soldWords } from "../../domain/order-book/order-search-words.ts";
import { asSent, type Subject } from "../ledger/subject.ts";
import { ORDER_COLUMNS, PERSON_COLUMNS, storedLines } from "../order-columns.ts";
import type { OrderRow } from "../tables.ts";
import { messageFingerprint } from "./message-fingerprint.ts";

export const ORDERS: Subject<OrderRow> = {
  kind: "order",
  columns: ORDER_COLUMNS,
  shared: [],
  // Helpers work with orders, and a line's price is what was agreed in the chat.
  prices: [],
  persons: Object.keys(PERSON_COLUMNS),
  removal: "deleted_at",
  refusals: { missing: "Sipariş bulunamadı", changed: "Bu sipariş az önce başka bir yerde değişti, sayfayı yenile" },
  /** Without the person: the history is read and copied where orders are not. */
  nameOf: ({ number }) => `${number} numaralı sipariş`,

  read: (reading, ids) => reading.selectFrom("orders").selectAll().where("id", "in", ids).execute(),

  async write(trx, rows) {
    await trx
      .insertInto("orders")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(asSent(rows)))
      .execute();
  },

  async derive(_trx, { before, after, at }) {
    return {
      ...after,
      ...derivedColumns(after),
      state_at: after.state === before.state ? after.state_at : at,
      fingerprint: after.pasted === before.pasted ? after.fingerprint : messageFingerprint(after.pasted),
    };
  },
};

/** The columns that follow from the lines and the person. */
export function derivedColumns(
  row: Pick<OrderRow, "lines" | "name" | "phone">,
): Pick<OrderRow, "total_kurus" | "words" | "person_words"> {
  const lines = storedLines.parse(JSON.parse(row.lines));
  return {
    total_kurus: lines.reduce((sum, { kurus, quantity }) => sum + kurus * quantity, 0),
    words: soldWords(lines),
    person_words: personWords(row),
  };
}
