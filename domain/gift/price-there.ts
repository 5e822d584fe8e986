import type { Chosen, ChosenValue } from "../choice/chosen.ts";
import { isThere, type Options, type Prices, pricesOf } from "../choice/options.ts";

/** A product that needs more steps is treated as one that cannot be had at a known price. */
const MAX_STEPS = 3000;

/** The lowest price for which a piece can be had today: values that are sold out, alone or together, do not count. Undefined if none is known. */
export function priceThere(
  product: Prices & { inStock: boolean },
  options: Options,
  chosen: Chosen,
): number | undefined {
  const lowest = pricesOf(product, options, chosen).price;
  const open = options.groups.filter(({ id }) => !chosen.values?.some(({ group }) => group === id));
  let best: number | undefined;
  let steps = 0;
  const search = (at: number, values: readonly ChosenValue[]): void => {
    steps += 1;
    if (steps > MAX_STEPS || best === lowest || !isThere(product, options, { ...chosen, values })) return;
    // Open questions count at their lowest price, so a branch never becomes cheaper.
    const { price } = pricesOf(product, options, { ...chosen, values });
    if (best !== undefined && price >= best) return;
    const group = open[at];
    if (!group) {
      best = price;
      return;
    }
    for (const { id, name } of group.values.toSorted((one, other) => one.extra - other.extra)) {
      search(at + 1, [...values, { group: group.id, id, name }]);
    }
  };
  search(0, chosen.values ?? []);
  return best;
}
