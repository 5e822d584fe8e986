import type { ChoiceSet } from "../choice/choice-sets.ts";
import { nameKey } from "../choice/name-key.ts";
import type { OrderLine } from "./book-order.ts";

/** Gives values that were typed by hand the ids of their set, so that they are counted. */
export const withKnownIds = (line: OrderLine, sets: readonly ChoiceSet[]): OrderLine => ({
  ...line,
  values: line.values.map((value) => {
    const known = sets.find(({ id }) => id === value.group)?.values ?? [];
    const found = known.find(({ name }) => nameKey(name) === nameKey(value.name));
    return value.id === "" && found ? { ...value, id: found.id } : value;
  }),
});
