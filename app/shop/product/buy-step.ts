import {
  type Chosen,
  colorMark,
  isChosenGone,
  isMarkGone,
  missingNeeds,
  needsOf,
  needWords,
  type Options,
  valueMark,
} from "../../../domain/choice/options.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import { toast } from "../../toast.tsx";
import type { WrittenField } from "./use-written.ts";

/** A step before the cart: its place on the page, the words of the button, and those of the toast. */
export type BuyStep = { place: string; words: string; told: string };

export const COLORS_PLACE = "renkler";
export const placeOf = (id: string): string => `secenek-${id}`;

/** Why what is chosen cannot be bought. */
export function goneStep(options: Options, chosen: Chosen): BuyStep | undefined {
  if (!isChosenGone(options, chosen)) return undefined;
  const { color, values = [] } = chosen;
  if (color !== undefined && isMarkGone(options, colorMark(color), [])) return gone(COLORS_PLACE, "Bu renk tükendi");
  const isGone = (id: string) =>
    values.some((value) => value.group === id && isMarkGone(options, valueMark(id, value.id), []));
  const group = options.groups.find(({ id }) => isGone(id));
  if (group) return gone(placeOf(group.id), `Bu ${group.word} tükendi`);
  return gone(placeOf(options.groups[0]?.id ?? ""), "Bu ikisi birlikte yok");
}

const gone = (place: string, words: string): BuyStep => ({ place, words, told: `${words}, başka birini seçebilirsin` });

/** The first open question, in the order of the page. */
export function missingStep(
  colors: readonly unknown[],
  options: Options | undefined,
  chosen: Chosen,
  written: readonly WrittenField[],
): BuyStep | undefined {
  if (chosen.color === undefined && hasColorChoice(colors)) {
    return { place: COLORS_PLACE, words: "Renk seç", told: "Önce rengini seç" };
  }
  const need = options && missingNeeds(chosen, needsOf(options)).find(({ isText }) => !isText);
  if (need) return { place: placeOf(need.id), words: needWords(need), told: `Önce ${need.word} seç` };
  const field = written.find(({ made, isRequired, isRight }) => (made === "" ? isRequired : !isRight));
  if (!field) return undefined;
  const place = placeOf(field.id);
  if (field.made === "") {
    const words = needWords({ id: field.id, word: field.label, isText: true });
    return { place, words, told: `Önce ${field.label} yaz` };
  }
  if (field.trouble) return { place, words: "Yazıyı düzelt", told: field.trouble };
  return { place, words: "Yazını onayla", told: "Yazımı doğruysa işaretle" };
}

/** Leads to it. The frame stays until it is chosen: where it is in sight already, nothing else would answer the tap. */
export function askFor({ place, told }: BuyStep) {
  const asked = document.getElementById(place);
  asked?.toggleAttribute("data-asked", true);
  asked?.scrollIntoView({ block: "center" });
  const controls = asked?.querySelectorAll<HTMLElement>("a, input") ?? [];
  const first = [...controls].find((control) => control.matches("a, :checked, [type=checkbox]")) ?? controls[0];
  first?.focus({ preventScroll: true });
  toast.error(told);
}
