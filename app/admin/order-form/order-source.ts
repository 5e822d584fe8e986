import "../zod-without-eval.ts";
import {
  type BookOrder,
  type OrderInput,
  orderInputSchema,
  personSchema,
} from "../../../domain/order-book/book-order.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { inThisTab } from "../../browser-storage.ts";
import { draftMerger } from "../conflict/draft-merger.ts";
import { orderCalls } from "../order-calls.ts";
import { randomToken } from "../product-form/random-token.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import type { Typed } from "../sections/section-values.ts";
import type { FormSource, Saved } from "../sections/use-saved-form.ts";
import { meantLine, typedLines } from "./typed-lines.ts";

const PERSON_FIELDS = Object.keys(personSchema.shape);

/** The fields of the form. Without those of the person, saving takes none of them away (decision 88). */
export const orderFields = (hasPersonFields: boolean): string[] =>
  Object.keys(orderInputSchema.shape).filter((field) => hasPersonFields || !PERSON_FIELDS.includes(field));

type SourceOf = {
  /** Undefined for a new one. */
  order: BookOrder | undefined;
  /** What a new one begins with. */
  begun: OrderInput | undefined;
  userId: string;
  hasPersonFields: boolean;
  /** Called after a save that its customer may want to know of. */
  onMoved: (order: BookOrder) => void;
};

/** Where the form of an order is read and saved; without an order it writes a new one. */
export function orderSource({ order, begun, userId, hasPersonFields, onMoved }: SourceOf): FormSource<OrderInput> {
  const name = `siparis-${order?.id ?? (begun ? "yapistirilan" : "yeni")}`;
  const fields = orderFields(hasPersonFields);
  const requestKey = randomToken();
  let told = order && toldBy(order);
  const savedOf = (saved: BookOrder): Saved<OrderInput> => ({
    revision: saved.revision,
    values: valuesOf(saved, fields),
  });
  return {
    name,
    fields,
    merger: draftMerger<Typed>(fields, (field, one, other) => meant(field, one) === meant(field, other)),
    // A half-done order names a person, so it stays in this tab and ends with it.
    half: sectionDraftAt(userId, name, inThisTab),
    read(typed) {
      const parsed = orderInputSchema.safeParse({ ...typed, lines: typedLines(typed.lines).map(meantLine) });
      if (parsed.success) return { ok: true, values: parsed.data };
      const errors = parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
      return { ok: false, errors: Object.fromEntries(errors.toReversed()) };
    },
    async find() {
      if (!order) return loadedOrder(begun, hasPersonFields);
      return savedOf((await orderCalls.find(order.id)).order);
    },
    async save(revision, values) {
      const { order: saved, step } = order
        ? await orderCalls.update({ id: order.id, revision }, values)
        : await orderCalls.create(values, requestKey);
      if (told !== toldBy(saved)) onMoved(saved);
      told = toldBy(saved);
      return { ...savedOf(saved), ...(step !== undefined && { step }) };
    },
  };
}

/** The step that a message to the customer is about. */
const toldBy = ({ state, carrier, tracking }: BookOrder): string => JSON.stringify([state, carrier, tracking]);

export const NEW_ORDER: OrderInput = { ...orderInputSchema.omit({ lines: true }).parse({}), lines: [] };

/** A form's first values. */
export const loadedOrder = (order: BookOrder | OrderInput | undefined, hasPersonFields: boolean): Saved<OrderInput> =>
  order
    ? { revision: "revision" in order ? order.revision : 0, values: valuesOf(order, orderFields(hasPersonFields)) }
    : { revision: 0, values: NEW_ORDER };

/** The server keeps what a person may not see, so it is empty here. */
const valuesOf = (order: BookOrder | OrderInput, fields: readonly string[]): OrderInput => ({
  ...NEW_ORDER,
  ...Object.fromEntries(Object.entries(order).filter(([field]) => fields.includes(field))),
});

/** Two spellings of one phone or price are the same. */
function meant(field: string, draft: Typed): string {
  const value = draft[field];
  if (field === "lines") return JSON.stringify(typedLines(value).map(meantLine));
  if (typeof value !== "string") return JSON.stringify(value);
  return (field === "phone" && normalizePhone(value)) || value.trim();
}
