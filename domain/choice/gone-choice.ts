import { type Chosen, colorMark, valueMark } from "./chosen.ts";
import { isChosenGone, isMarkGone, type Options } from "./options.ts";

/** Why what is chosen cannot be bought. `group` is the question to answer otherwise; undefined stands for the color. */
export function goneChoice(
  options: Options,
  chosen: Chosen,
): { words: string; group?: string | undefined } | undefined {
  if (!isChosenGone(options, chosen)) return undefined;
  const { color, values = [] } = chosen;
  if (color !== undefined && isMarkGone(options, colorMark(color), [])) return { words: "Bu renk tükendi" };
  const isGone = (id: string) =>
    values.some((value) => value.group === id && isMarkGone(options, valueMark(id, value.id), []));
  const group = options.groups.find(({ id }) => isGone(id));
  if (group) return { words: `Bu ${group.word} tükendi`, group: group.id };
  return { words: "Bu ikisi birlikte yok", group: options.groups[0]?.id };
}
