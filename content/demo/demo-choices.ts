import type { ChoiceSet, PersonalText, ProductChoice } from "../../domain/choice/choice-sets.ts";
import { togetherMark } from "../../domain/choice/counted-together.ts";
import { slugOf } from "../../domain/slug.ts";
import { FIRST_CHOICE_SETS } from "../first-choice-sets.ts";

/** The second color of a pair, by its stone: Doğrula could not tell which bracelet a color alone means. */
const SECOND_BRACELET: ChoiceSet = {
  id: "ikinci-bileklik",
  name: "İkinci bileklik",
  word: "ikinci renk",
  values: [
    { id: "kaplan-gozu", name: "kaplan gözü", note: "karamel" },
    { id: "oniks", name: "oniks", note: "siyah" },
    { id: "akik", name: "akik", note: "vişne" },
  ],
};

export const DEMO_CHOICE_SETS: readonly ChoiceSet[] = [...FIRST_CHOICE_SETS, SECOND_BRACELET];

/** A choice of a set, or of some of its values. */
export function asksFor(id: string, offered?: readonly string[]): ProductChoice {
  const { values = [] } = FIRST_CHOICE_SETS.find((set) => set.id === id) ?? {};
  const without = values.filter((value) => offered && !offered.includes(value.id)).map((value) => value.id);
  return { set: id, without, extra: {} };
}

type AskedText = Pick<PersonalText, "label" | "most" | "signs"> & { extra?: number };

/** A text that a customer may leave out. */
export const asksText = ({ label, extra = 0, ...limits }: AskedText): PersonalText => ({
  ...limits,
  id: slugOf(label),
  label,
  isRequired: false,
  extra,
});

export const together = (...marks: readonly string[]): string => togetherMark(marks);
