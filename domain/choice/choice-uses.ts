import type { ChoiceSet } from "./choice-sets.ts";
import { valueMark } from "./chosen.ts";
import type { ProductChoice } from "./product-choices.ts";

/** How many products ask for each set, by its id, and come in each value, by its mark. */
export type ChoiceUses = Readonly<Record<string, number>>;

type Choosing = { choices: readonly ProductChoice[] };

export function usesOf(products: readonly Choosing[], sets: readonly ChoiceSet[]): ChoiceUses {
  const uses = new Map<string, number>();
  for (const { id, values } of sets) {
    const choices = products.flatMap((product) => product.choices.filter(({ set }) => set === id));
    const leftOut = Map.groupBy(
      choices.flatMap(({ without }) => without),
      (value) => value,
    );
    uses.set(id, choices.length);
    for (const value of values) {
      uses.set(valueMark(id, value.id), choices.length - (leftOut.get(value.id)?.length ?? 0));
    }
  }
  return Object.fromEntries(uses);
}
