import { type ChosenValue, COLOR_GROUP } from "../choice/chosen.ts";
import { nameKey } from "../choice/value-names.ts";
import { fold } from "../turkish.ts";
import { colorKeyOf, offeredColor } from "./said-attributes.ts";
import type { ProductShare, Segment, Span } from "./said-segments.ts";
import { groupsIn, namedValuesIn, type ShopChat, spanText } from "./said-values.ts";
import { type SaidVariant, saidVariants } from "./said-variants.ts";

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

/** A product that is being read, with its candidates. `isSure`: nothing in its sentences is doubtful. `isClear`: nothing in its name and numbers is. */
export type Draft = {
  products: readonly number[];
  variants: SaidVariant[];
  spans: Span[];
  isSure: boolean;
  isClear: boolean;
};

export const lacks = (
  variant: SaidVariant,
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

type Added = Omit<ProductShare, "mention"> & {
  /** The product is named anew. */
  isNew: boolean;
  /** The product was named in this sentence before. */
  isWithin: boolean;
};

/** Adds what a segment says to a draft: it fills what is open, or is one more variant. */
export function addShare(draft: Draft, { isNew, isWithin, ...share }: Added, chat: ShopChat): void {
  if (draft.variants.length >= MOST_VARIANTS || draft.spans.length >= MOST_VARIANTS) return;
  draft.spans.push({ from: share.from, to: share.to });
  const [product = 0] = draft.products;
  const { variants: told, isClear } = saidVariants(share, product, chat);
  if (!isClear) draft.isSure = draft.isClear = false;
  const [first] = told;
  const last = draft.variants.at(-1);
  const isMore = share.numbers.some((count) => count.isMore);
  const isAnother =
    first?.color !== undefined || (first?.count !== undefined && !(isWithin && last?.count === undefined));
  if (!last || (isNew && isAnother)) {
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
  if (told.length > 1 || !same || (isWithin && namesOther(same, first, product, chat))) {
    draft.variants.push(...told.map((one) => ({ ...(last.color !== undefined && { color: last.color }), ...one })));
    if (isWithin) shareValues(draft, product, chat);
    return;
  }
  if (namesOther(same, first, product, chat)) draft.isSure = draft.isClear = false;
  same.color ??= first.color;
  if (first.count !== undefined && same.count !== undefined && (isMore || first.count !== same.count))
    draft.isSure = draft.isClear = false;
  same.count = isMore ? (same.count ?? 1) + (first.count ?? 1) : (first.count ?? same.count);
  same.said = `${same.said ?? ""} ; ${first.said ?? ""}`;
}

/** `ikisi de iphone 14, biri yeşil biri kırmızı`: a piece without a value has that of the one before it. Only ever a guess. */
function shareValues(draft: Draft, product: number, chat: ShopChat): void {
  for (const [at, one] of draft.variants.entries()) {
    const before = draft.variants[at - 1];
    if (!before || namedValuesIn(product, one.said ?? "", chat).length > 0) continue;
    if (namedValuesIn(product, before.said ?? "", chat).length === 0) continue;
    one.said = `${before.said ?? ""} ; ${one.said ?? ""}`;
    draft.isSure = draft.isClear = false;
  }
}

/** `iphone 11 ve iphone 12`: a second value of a set is another piece. */
function namesOther(one: SaidVariant, other: SaidVariant, product: number, chat: ShopChat): boolean {
  const [earlier, later] = [one, other].map(({ said = "" }) => namedValuesIn(product, said, chat));
  return (later ?? []).some(({ group, id }) => earlier?.some((value) => value.group === group && value.id !== id));
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
    return variants
      .slice(0, MOST_VARIANTS)
      .flatMap((variant) => everyColor(variant, found.colors))
      .map(({ color: key, count = 1, isBare = false, said = "" }): SaidLine => {
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
          isSure: isSure && isClear && isMet && !isModel && products.length === 1 && !namesItsColors(product, chat),
        };
      });
  });
}

/** A word such as `siyah` may be the color or a value of such a product: `siyah, karamel` is then one piece or two. */
function namesItsColors(product: number, chat: ShopChat): boolean {
  const colors = new Set(chat.index.products[product]?.colors.map(colorKeyOf));
  const sets = groupsIn(product, chat).filter(({ id }) => id !== COLOR_GROUP);
  return sets.some(({ values }) => values.some(({ name }) => colors.has(colorKeyOf(name))));
}

function fits(product: number, { color, said = "" }: SaidVariant, chat: ShopChat): boolean {
  const { colors = [] } = chat.index.products[product] ?? {};
  if (color !== undefined && offeredColor(colors, color) === undefined) return false;
  const asks = groupsIn(product, chat).filter(({ id }) => id !== COLOR_GROUP).length;
  return asks === 0 || said === "" || namedValuesIn(product, said, chat).length > 0;
}

/** `her renkten birer tane` */
const everyColor = (variant: SaidVariant, colors: readonly string[]): SaidVariant[] =>
  variant.color === undefined && EVERY_COLOR.test(fold(variant.said ?? ""))
    ? colors.map((color) => ({ ...variant, color: colorKeyOf(color) }))
    : [variant];

const EVERY_COLOR = /\b(?:her|tum|butun) renk/;
