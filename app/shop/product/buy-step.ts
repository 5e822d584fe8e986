import { type Chosen, COLOR_GROUP, type Need, needWords, openQuestions } from "../../../domain/choice/chosen.ts";
import { goneChoice, needsOf, type Options, textNeed } from "../../../domain/choice/options.ts";
import type { WrittenField } from "./use-written.ts";

/** A step before the cart: its place on the page, and the words of the button. */
export type BuyStep = { place: string; words: string };

/** A text may have the id of the colors. */
export const placeOf = (id: string, isText = false): string =>
  id === COLOR_GROUP && !isText ? "renkler" : `secenek-${id}`;

/** Another choice than one that is gone. */
export function goneStep(options: Options, chosen: Chosen): BuyStep | undefined {
  const gone = goneChoice(options, chosen);
  if (!gone) return undefined;
  const { words, group } = gone;
  return { words, place: placeOf(group ?? COLOR_GROUP) };
}

/** The first open question, in the order of the page. */
export function missingStep(
  options: Options,
  chosen: Chosen,
  written: readonly WrittenField<"text">[],
): BuyStep | undefined {
  const need = openQuestions(chosen, needsOf(options)).find(({ isText }) => !isText);
  if (need) return askStep(need);
  const field = written.find(({ made, isRequired, isRight }) => (made === "" ? isRequired : !isRight));
  if (!field) return undefined;
  const place = placeOf(field.id, true);
  if (field.made === "") return askStep(textNeed(field));
  return { place, words: field.trouble ? "Yazıyı düzelt" : "Yazını onayla" };
}

const askStep = (need: Need): BuyStep => ({
  place: placeOf(need.id, need.isText),
  words: needWords(need),
});

/** Leads to its chosen value or its first one, never to the search or to a link out of the shop. Its legend hints at what is asked (choices.css). */
export function askFor({ place }: BuyStep) {
  const asked = document.getElementById(place);
  asked?.setAttribute("data-asked", "");
  asked?.scrollIntoView({ block: "center" });
  const controls = [...(asked?.querySelectorAll<HTMLElement>("a:not([target]), input:not([type=search])") ?? [])];
  const chosen = controls.find((control) => control.matches(":checked, [type=checkbox], [aria-current=true]"));
  (chosen ?? controls[0])?.focus({ preventScroll: true });
}
