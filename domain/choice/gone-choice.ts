import { type Chosen, colorMark, valueMark } from "./chosen.ts";
import { isChosenGone, isMarkGone, type Options } from "./options.ts";

/** A question that was answered with what is gone. Without a group it is the color's. */
type Asked = { mark: string; word: string; group?: string };

/**
 * Why what is chosen cannot be bought. `group` is the question to answer otherwise; undefined stands for the color. Of two that are not there
 * together it is the later one, so what she chose first stays.
 */
export function goneChoice(options: Options, chosen: Chosen): { words: string; group?: string } | undefined {
  if (!isChosenGone(options, chosen)) return undefined;
  const asked = askedIn(options, chosen);
  const alone = asked.find(({ mark }) => isMarkGone(options, mark, []));
  if (alone) return { words: `Bu ${alone.word} tükendi`, ...placeOf(alone) };
  const pairs = options.soldOut.map((marks) => asked.filter(({ mark }) => marks.includes(mark)));
  const [first, second] = pairs.find(({ length }) => length === 2) ?? [];
  if (!first || !second) return { words: "Şu an tükendi" };
  return { words: `Bu ${first.word} ve ${second.word} birlikte yok`, ...placeOf(second) };
}

const placeOf = ({ group }: Asked) => (group === undefined ? {} : { group });

/** The answered questions, in the order in which they are asked. */
function askedIn({ groups }: Options, { color, values = [] }: Chosen): Asked[] {
  const ofGroups = groups.flatMap(({ id: group, word }) =>
    values.filter((value) => value.group === group).map(({ id }) => ({ mark: valueMark(group, id), word, group })),
  );
  return [...(color === undefined ? [] : [{ mark: colorMark(color), word: "renk" }]), ...ofGroups];
}
