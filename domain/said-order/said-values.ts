import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type ChosenValue, COLOR_GROUP } from "../choice/chosen.ts";
import type { OptionGroup } from "../choice/options.ts";
import { groupsOf } from "../choice/product-options.ts";
import { meantValue } from "../choice/value-names.ts";
import { fold } from "../turkish.ts";
import { writtenFrom } from "./chat-words.ts";
import type { NameIndex } from "./named-products.ts";
import type { Sentences, Span } from "./said-segments.ts";

/** A chat with what its shop sells. `read` has the values that texts were found to name. */
export type ShopChat = Sentences & {
  text: string;
  index: NameIndex;
  sets: readonly ChoiceSet[];
  read: Map<string, ChosenValue[]>;
};

/** The most words of a span that are read. */
const LONGEST_SPAN = 60;

export const spanText = ({ from, to }: Span, { text, words }: Pick<ShopChat, "text" | "words">): string =>
  writtenFrom(text, words.slice(from, Math.min(to + 1, from + LONGEST_SPAN)));

/** The choices of a product. */
export function groupsIn(product: number, { index, sets }: ShopChat): OptionGroup[] {
  const found = index.products[product];
  return found ? groupsOf(found, sets) : [];
}

/** The values of the product's sets that a text names. Parts of the text that were said apart stand between semicolons. */
export function namedValuesIn(product: number, said: string, chat: ShopChat): ChosenValue[] {
  const key = `${product} ${said}`;
  const known = chat.read.get(key);
  if (known) return known;
  const parts = said.split(" ; ").slice(-MOST_PARTS);
  const values = groupsIn(product, chat).flatMap(({ id: group, values }) => {
    const set = group === COLOR_GROUP ? undefined : chat.sets.find(({ id }) => id === group);
    const colors = chat.index.products[product]?.colors ?? [];
    const read = (part: string) => set && (meantValue(part, set) ?? numberedValue(part, set, colors));
    const meant = parts.map(read).findLast((one) => one !== undefined);
    return values.flatMap(({ id, name }) => (id === meant?.id ? [{ group, id, name }] : []));
  });
  chat.read.set(key, values);
  return values;
}

const MOST_PARTS = 4;

/** `gümüş 15`, `zincir boyu 50`: a number behind the color or the set's own word is the value that begins with it. */
function numberedValue(part: string, { name, word, values }: ChoiceSet, colors: readonly string[]) {
  const known = new Set([...colors, name, word].flatMap((one) => fold(one).split(" ")));
  const said = fold(part).split(/[^\p{L}\p{N}]+/u);
  const numbers = said.filter((one, at) => /^\d+$/.test(one) && known.has(said[at - 1] ?? ""));
  const meant = values.filter((value) => numbers.includes(/^\d+(?= ?(?:cm|mm)?$)/.exec(value.name)?.[0] ?? ""));
  return meant.length === 1 ? meant[0] : undefined;
}
