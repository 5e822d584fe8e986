import type { ChoiceSet } from "../choice/choice-sets.ts";
import { namedValue } from "../choice/meant-value.ts";
import type { OrderLine } from "./book-order.ts";

/** Gives values that were typed by hand the ids of their set, so that they are counted. */
export const withKnownIds = (line: OrderLine, sets: readonly ChoiceSet[]): OrderLine => ({
  ...line,
  values: line.values.map((value) => {
    const set = sets.find(({ id }) => id === value.group);
    const found = value.id === "" && set ? namedValue(value.name, set) : undefined;
    return found ? { ...value, id: found.id } : value;
  }),
});
