import type { ChoiceSet } from "../choice/choice-sets.ts";
import { namedValue } from "../choice/value-names.ts";
import type { OrderLine } from "./book-order.ts";
import { type AskedQuestion, isSameQuestion } from "./line-questions.ts";

type Chosen = Pick<OrderLine, "values" | "asked">;

/** Gives values that were typed by hand the ids of their set, so that they are counted, and questions of before that they answer. */
export const withKnownIds = <Line extends Chosen>(line: Line, sets: readonly ChoiceSet[]): Line => ({
  ...line,
  ...(line.asked && { asked: line.asked.map((question) => withSetOf(question, line, sets)) }),
  values: line.values.map((value) => {
    const set = sets.find(({ id }) => id === value.group);
    const found = value.id === "" && set ? namedValue(value.name, set) : undefined;
    return found ? { ...value, id: found.id } : value;
  }),
});

function withSetOf(question: AskedQuestion, { values }: Chosen, sets: readonly ChoiceSet[]): AskedQuestion {
  const set = sets.find((one) => isSameQuestion(question, one) && values.some(({ group }) => group === one.id));
  return set ? { ...question, id: set.id } : question;
}
