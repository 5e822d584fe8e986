import { z } from "zod";
import { ShopError } from "../error.ts";
import { SLUG } from "../slug.ts";
import { leavesNothing } from "./accepted-choices.ts";
import { type ChoiceSet, MAX_VALUES } from "./choice-sets.ts";
import { MAX_CHOICES, type ProductChoice } from "./product-choices.ts";

const id = z.string().max(80).regex(SLUG);

/** Values of a set that products shall come in, or no longer. */
export const givenValues = z.strictObject({
  set: id,
  values: z.array(id).min(1).max(MAX_VALUES),
  isGiven: z.boolean(),
});

export type GivenValues = z.output<typeof givenValues>;

/** The choices of a product after the change. One that did not ask for the set asks for the given values alone. */
export function choicesAfter(
  { name, choices }: { name: string; choices: readonly ProductChoice[] },
  { set: id, values, isGiven }: GivenValues,
  sets: readonly ChoiceSet[],
): ProductChoice[] {
  const set = sets.find((one) => one.id === id);
  if (!set) throw new ShopError("not-found", "Bu set artık yok");
  const isAsked = choices.some((choice) => choice.set === id);
  if (!isAsked && isGiven && choices.length < MAX_CHOICES) {
    const without = set.values.map((value) => value.id).filter((value) => !values.includes(value));
    return [...choices, { set: id, without, extra: {} }];
  }
  if (!isAsked && isGiven) {
    throw new ShopError("invalid", `“${name}” zaten ${MAX_CHOICES} set soruyor, bir ürün daha fazlasını sormaz`);
  }
  return choices.map((choice) => {
    if (choice.set !== id) return choice;
    const others = choice.without.filter((value) => !values.includes(value));
    const without = isGiven ? others : [...others, ...values];
    if (!isGiven && leavesNothing({ without }, set) && !leavesNothing(choice, set)) {
      throw new ShopError("invalid", `“${name}” için “${set.name}” setinden hiçbir seçenek kalmıyor`);
    }
    return { ...choice, without };
  });
}
