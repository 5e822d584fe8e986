import { type OrderInput, orderInputSchema, orderLineSchema } from "../../../domain/order-book/book-order.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { meantCharge, meantLine, typedLines } from "./typed-lines.ts";

/** An order as far as its draft can be read. A field that is not right yet is as in an order before anything is written. */
export function draftOrder(draft: Typed): OrderInput {
  const { lines: _, ...others } = orderInputSchema.shape;
  const said: Typed = { ...draft, sending: meantCharge(draft.sending), fee: meantCharge(draft.fee) };
  const readable = Object.entries(others).filter(([field, schema]) => schema.safeParse(said[field]).success);
  const read = orderInputSchema
    .omit({ lines: true })
    .parse(Object.fromEntries(readable.map(([field]) => [field, said[field]])));
  const lines = typedLines(draft.lines).flatMap((line) => orderLineSchema.safeParse(named(meantLine(line))).data ?? []);
  return { ...read, lines };
}

/** A line counts while its name is still to be typed. */
const named = (line: ReturnType<typeof meantLine>) => ({ ...line, name: line.name.trim() || "…" });
