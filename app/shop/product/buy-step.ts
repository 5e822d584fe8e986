import {
  askingWords,
  type Chosen,
  COLOR_GROUP,
  type Need,
  needWords,
  openQuestions,
} from "../../../domain/choice/chosen.ts";
import { goneChoice, needsOf, type Options, textNeed } from "../../../domain/choice/options.ts";
import { loadToaster, toast } from "../../toast.tsx";
import type { WrittenField } from "./use-written.ts";

/** A step before the cart: its place on the page, the words of the button, and those of the toast. */
export type BuyStep = { place: string; words: string; told: string };

/** A text may have the id of the colors. */
export const placeOf = (id: string, isText = false): string =>
  id === COLOR_GROUP && !isText ? "renkler" : `secenek-${id}`;

/** Another choice than one that is gone. */
export function goneStep(options: Options, chosen: Chosen): BuyStep | undefined {
  const gone = goneChoice(options, chosen);
  if (!gone) return undefined;
  const { words, group } = gone;
  return {
    words,
    place: placeOf(group ?? COLOR_GROUP),
    told: `${words}, başka birini seçebilirsin`,
  };
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
  if (field.trouble) return { place, words: "Yazıyı düzelt", told: field.trouble };
  return { place, words: "Yazını onayla", told: "Yazımı doğruysa işaretle" };
}

const askStep = (need: Need): BuyStep => ({
  place: placeOf(need.id, need.isText),
  words: needWords(need),
  told: `Önce ${askingWords(need)}`,
});

/** Leads to its chosen value, its search or its first value, never to a link out of the shop. The frame stays until it is chosen: where it is in sight already, nothing else would answer the tap. */
export function askFor({ place, told }: BuyStep) {
  const asked = document.getElementById(place);
  asked?.setAttribute("data-asked", "told");
  asked?.scrollIntoView({ block: "center" });
  const controls = asked?.querySelectorAll<HTMLElement>("a:not([target]), input") ?? [];
  const first = [...controls].find((control) => control.matches("a, :checked, [type=checkbox]")) ?? controls[0];
  first?.focus({ preventScroll: true });
  toast.error(told);
}

/** Takes away the toast of a step once something was chosen or written. The frame stays. */
export function endAsking() {
  const told = document.querySelector("[data-asked=told]");
  if (told) loadToaster().then(({ removeToasts }) => removeToasts());
  told?.setAttribute("data-asked", "");
}
