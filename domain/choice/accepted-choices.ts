import { ShopError } from "../error.ts";
import type { ChoiceSet } from "./choice-sets.ts";
import type { ProductChoice } from "./product-choices.ts";

/**
 * The choices that a product may have. What it had before stays, also of sets and values that are gone, so that they come back with their
 * set. Of values that the set does not have nothing new is kept.
 */
export function acceptedChoices(
  sent: readonly ProductChoice[],
  sets: readonly ChoiceSet[],
  before: readonly ProductChoice[] = [],
): ProductChoice[] {
  return sent.map((choice) => {
    const own = before.find(({ set }) => set === choice.set);
    const set = sets.find(({ id }) => id === choice.set);
    if (!set && own) return choice;
    if (!set) throw refused("Böyle bir set yok, Seçenekler bölümündeki setlerden birini ekle");
    if (leavesNothing(choice, set) && !(own && leavesNothing(own, set))) throw refused(nothingLeft(set));
    const isKnown = (id: string) =>
      set.values.some((value) => value.id === id) || own?.without.includes(id) || Object.hasOwn(own?.extra ?? {}, id);
    return {
      ...choice,
      without: choice.without.filter(isKnown),
      extra: Object.fromEntries(Object.entries(choice.extra).filter(([id]) => isKnown(id))),
    };
  });
}

/** Whether a product comes in no value of a set. */
export const leavesNothing = ({ without }: Pick<ProductChoice, "without">, { values }: ChoiceSet): boolean =>
  values.every(({ id }) => without.includes(id));

const nothingLeft = ({ name }: ChoiceSet): string => `Setten en az bir seçenek kalsın, ya da seti çıkar: ${name}`;

const refused = (message: string) => new ShopError("invalid", message, { field: "choices" });
