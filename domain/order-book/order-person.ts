import { type BookOrder, type PersonField, personSchema } from "./book-order.ts";

/** The person of an order: whoever gets it, and what she wrote. */
export type OrderPerson = Pick<BookOrder, PersonField>;

export const NO_PERSON: OrderPerson = personSchema.parse({});

const FIELDS = new Set<string>(Object.keys(NO_PERSON));

export const isPersonField = (field: string): field is PersonField => FIELDS.has(field);

/** The name of the first field that says something about a person. */
export const saidAboutPerson = (person: OrderPerson): PersonField | undefined =>
  Object.keys(NO_PERSON)
    .filter(isPersonField)
    .find((field) => person[field] !== "");

export const withoutPerson = <Order extends Partial<OrderPerson>>(order: Order): Order => ({
  ...order,
  ...Object.fromEntries(Object.entries(NO_PERSON).filter(([field]) => field in order)),
});
