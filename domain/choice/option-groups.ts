import { ownValue } from "../own-value.ts";
import type { ChoiceSet } from "./choice-sets.ts";
import type { OptionGroup } from "./options.ts";
import type { ProductChoice } from "./product-choices.ts";

/** The sets of a product as it offers them. The panel prices by them, so they load without the marks of `optionsOf`. */
export const groupsOf = (choices: readonly ProductChoice[], sets: readonly ChoiceSet[]): OptionGroup[] =>
  choices.flatMap((choice) => groupOf(choice, sets));

function groupOf({ set: id, without, extra }: ProductChoice, sets: readonly ChoiceSet[]): OptionGroup[] {
  const set = sets.find((set) => set.id === id);
  const values = set?.values.filter(({ id }) => !without.includes(id)) ?? [];
  if (!set || values.length === 0) return [];
  return [
    {
      id,
      name: set.name,
      word: set.word,
      values: values.map((one) => ({ ...one, extra: ownValue(extra, one.id) ?? 0 })),
    },
  ];
}
