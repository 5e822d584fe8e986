import { toLira } from "../../domain/money.ts";
import type { BookOrder } from "../../domain/order-book/book-order.ts";
import type { ListedOrder } from "../../domain/order-book/listed-order.ts";
import { LISTED_LINES } from "../../domain/order-book/listed-order.ts";
import { fieldsOf } from "../columns.ts";
import { OWNERS_ORDER_COLUMNS, storedLines } from "../order-columns.ts";
import type { OrderRow } from "../tables.ts";

/** An order's field that has no column does not compile. */
export const orderOf = (row: OrderRow): BookOrder => ({
  ...fieldsOf(OWNERS_ORDER_COLUMNS, row),
  ...derivedFields(row),
});

const { address: _a, card_note: _c, pasted: _p, lines: _l, ...LISTED } = OWNERS_ORDER_COLUMNS;

type ListedRow = Omit<OrderRow, "address" | "card_note" | "pasted">;

export function listedOrderOf(row: ListedRow): ListedOrder {
  const lines = storedLines.parse(JSON.parse(row.lines));
  return {
    ...fieldsOf(LISTED, row),
    ...derivedFields(row),
    lines: lines
      .slice(0, LISTED_LINES)
      .map(({ productId, name, color, quantity }) => ({ productId, name, color, quantity })),
    lineCount: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const derivedFields = (
  row: Pick<OrderRow, "id" | "number" | "total_kurus" | "wrote_at" | "state_at" | "blotted_at" | "revision">,
) => ({
  id: row.id,
  number: row.number,
  total: toLira(row.total_kurus),
  wroteAt: row.wrote_at,
  stateAt: row.state_at,
  blottedAt: row.blotted_at,
  revision: row.revision,
});
