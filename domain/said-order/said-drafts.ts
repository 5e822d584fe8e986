import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type ChosenValue, COLOR_GROUP } from "../choice/chosen.ts";
import type { OptionGroup } from "../choice/options.ts";
import { groupsOf } from "../choice/product-options.ts";
import { meantValue, nameKey } from "../choice/value-names.ts";
import { writtenFrom } from "./chat-words.ts";
import type { NameIndex } from "./named-products.ts";
import { offeredColor, type SaidColor, type SaidCount } from "./said-attributes.ts";
import type { ProductShare, Segment, Sentences, Span } from "./said-segments.ts";

/** A line that a chat seems to order. `product` is its place in the index. */
export type SaidLine = {
  product: number;
  color: string | undefined;
  values: readonly ChosenValue[];
  quantity: number;
  /** The words that it came from, and their places. */
  words: string;
  spans: readonly Span[];
  isSure: boolean;
};

/** One way in which a product is ordered: pieces of one color and one model. */
/** One way in which a product is ordered: pieces of one color and one model. */
type Variant = { color?: string; count?: number; isBare?: boolean; said?: string };

/** A product that is being read, with its candidates. `isSure`: nothing in its sentences is doubtful. `isClear`: nothing in its name and numbers is. */
export type Draft = {
  products: readonly number[];
  variants: Variant[];
  spans: Span[];
  isSure: boolean;
  isClear: boolean;
};

/** A chat with what its shop sells. `read` has the values that texts were found to name. */
export type ShopChat = Sentences & {
  text: string;
  index: NameIndex;
  sets: readonly ChoiceSet[];
  read: Map<string, ChosenValue[]>;
};

export const lacks = (
  variant: Variant,
  { colors, numbers, ...span }: Segment,
  { products }: Draft,
  chat: ShopChat,
): boolean =>
  (colors.length > 0 && variant.color === undefined) ||
  (numbers.length > 0 && variant.count === undefined) ||
  (colors.length + numbers.length === 0 &&
    products.some(
      (product) =>
        namedValuesIn(product, variant.said ?? "", chat).length <
        namedValuesIn(product, `${variant.said ?? ""} ; ${spanText(span, chat)}`, chat).length,
    ));

export function canTake(product: number, { colors, numbers, ...span }: Segment, chat: ShopChat): boolean {
  const { colors: offered = [] } = chat.index.products[product] ?? {};
  if (colors.length > 0) return colors.every(({ key }) => offeredColor(offered, key) !== undefined);
  return numbers.length > 0 || namedValuesIn(product, spanText(span, chat), chat).length > 0;
}

/** The most words of a span that are read. */
const LONGEST_SPAN = 60;

export const spanText = ({ from, to }: Span, { text, words }: Pick<ShopChat, "text" | "words">): string =>
  writtenFrom(text, words.slice(from, Math.min(to + 1, from + LONGEST_SPAN)));

function groupsIn(product: number, { index, sets }: ShopChat): OptionGroup[] {
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
    const meant = set && parts.map((part) => meantValue(part, set)).findLast((one) => one !== undefined);
    return values.flatMap(({ id, name }) => (id === meant?.id ? [{ group, id, name }] : []));
  });
  chat.read.set(key, values);
  return values;
}

const MOST_PARTS = 4;

/** Adds what a segment says to a draft: it fills what is open, or is one more variant. */
export function addShare(
  draft: Draft,
  { colors, numbers, isNew, from, to }: Omit<ProductShare, "mention"> & { isNew: boolean },
  chat: ShopChat,
): void {
  if (draft.variants.length >= MOST_VARIANTS || draft.spans.length >= MOST_VARIANTS) return;
  draft.spans.push({ from, to });
  const said = uncounted({ from, to }, numbers, chat);
  const told = variantsOf(colors, numbers, said, draft);
  const [first] = told;
  const last = draft.variants.at(-1);
  const isMore = numbers.some((count) => count.isMore);
  if (!last || (isNew && (first?.color !== undefined || first?.count !== undefined))) {
    draft.variants.push(...told);
    return;
  }
  if (!first) return;
  const total = told.reduce((sum, { count = 1 }) => sum + count, 0);
  if (last.color === undefined && told.length > 1 && (last.count ?? total) === total) {
    draft.variants.splice(-1, 1, ...told.map((one) => ({ ...one, said: `${last.said ?? ""} ; ${one.said ?? ""}` })));
    return;
  }
  const same = draft.variants.find(
    ({ color }) => color === first.color || color === undefined || first.color === undefined,
  );
  if (told.length > 1 || !same) {
    draft.variants.push(...told);
    return;
  }
  same.color ??= first.color;
  if (first.count !== undefined && same.count !== undefined && (isMore || first.count !== same.count))
    draft.isSure = draft.isClear = false;
  same.count = isMore ? (same.count ?? 1) + (first.count ?? 1) : (first.count ?? same.count);
  same.said = `${same.said ?? ""} ; ${said}`;
}

/** The text of a segment without its numbers of pieces: the `x7` behind a model is no `Poco X7`. */
function uncounted({ from, to }: Span, numbers: readonly SaidCount[], chat: ShopChat): string {
  const parts: string[] = [];
  let begin = from;
  for (const count of numbers.filter(({ hasUnit }) => hasUnit)) {
    const hasCross = chat.words[count.from - 1]?.text === "x";
    parts.push(spanText({ from: begin, to: hasCross ? count.from - 2 : count.from - 1 }, chat));
    begin = count.to + 1;
  }
  return [...parts, spanText({ from: begin, to }, chat)].join(" , ");
}

/** The variants that colors and numbers make: `1 bej 1 karamel` is two. */
function variantsOf(
  colors: readonly SaidColor[],
  numbers: readonly SaidCount[],
  said: string,
  draft: Draft,
): Variant[] {
  const [count, ...others] = numbers.map((one) => one.count);
  const keys = [...new Set(colors.map(({ key }) => key))];
  if (keys.length < 2) {
    if (others.length > 0) draft.isSure = draft.isClear = false;
    const [color] = keys;
    const isBare = numbers[0]?.hasUnit === false;
    return [{ ...(color !== undefined && { color }), ...(count !== undefined && { count, isBare }), said }];
  }
  const isEach = numbers.length === keys.length;
  const isSum = numbers.length === 0 || (numbers.length === 1 && count === keys.length);
  if (!isEach && !isSum) draft.isSure = draft.isClear = false;
  return keys.map((color, at) => ({ color, count: isEach ? (numbers[at]?.count ?? 1) : 1, said }));
}

const MOST_CANDIDATES = 3;
const MOST_VARIANTS = 20;

export function linesOfDraft({ products, variants, spans, isSure, isClear }: Draft, chat: ShopChat): SaidLine[] {
  const words = [...new Set(spans.map((span) => spanText(span, chat)))].join(" … ");
  const fitting = products.filter((product) => variants.every((variant) => fits(product, variant, chat)));
  const candidates = (fitting.length > 0 ? fitting : products).slice(0, MOST_CANDIDATES);
  return candidates.flatMap((product) => {
    const found = chat.index.products[product];
    if (!found) return [];
    return variants.slice(0, MOST_VARIANTS).map(({ color: key, count = 1, isBare = false, said = "" }): SaidLine => {
      const values = namedValuesIn(product, said, chat);
      // The 13 of an `iPhone 13` is no number of pieces.
      const isModel = isBare && values.some(({ name }) => nameKey(name).includes(String(count)));
      const color = key === undefined ? undefined : offeredColor(found.colors, key);
      const isMet = key === undefined || color !== undefined || found.colors.length === 0;
      return {
        product,
        color,
        values,
        quantity: isModel ? 1 : count,
        words,
        spans,
        isSure: isSure && isClear && isMet && products.length === 1,
      };
    });
  });
}

function fits(product: number, { color, said = "" }: Variant, chat: ShopChat): boolean {
  const { colors = [] } = chat.index.products[product] ?? {};
  if (color !== undefined && offeredColor(colors, color) === undefined) return false;
  const asks = groupsIn(product, chat).filter(({ id }) => id !== COLOR_GROUP).length;
  return asks === 0 || said === "" || namedValuesIn(product, said, chat).length > 0;
}
