import { MAX_PICTURES } from "../catalog/media.ts";
import type { ProductInput } from "../catalog/product-input.ts";
import { HIDDEN } from "../catalog/shown-from.ts";
import { MAX_TOGETHER, MAX_VALUES } from "../choice/choice-sets.ts";
import { COLOR_GROUP, valueMark, WHOLE } from "../choice/chosen.ts";
import { partedCounts, togetherMark } from "../choice/counted-together.ts";
import type { MovedSets } from "./moved-choices.ts";
import { COLOR_CHOICE, type MovedProduct, ORIGIN_KINDS } from "./moved-product.ts";

/** The fields of products that the shop already has which an owner lets a move change. */
export const CHANGEABLE = {
  name: "Ad",
  prices: "Fiyat",
  category: "Kategori",
  pictures: "Fotoğraflar",
  options: "Renk ve seçenekler",
  pieces: "Stok ve adetler",
  description: "Açıklama ve ayrıntılar",
  shown: "Görünürlük ve öne çıkarma",
} as const;

export type Changeable = keyof typeof CHANGEABLE;

/** The fields that change unless the owner says otherwise: a table knows prices and pieces better than the shop, an old post knows nothing better. */
export const firstChanging = (moved: readonly Pick<MovedProduct, "origins">[]): readonly Changeable[] =>
  moved.some(({ origins }) => origins.some((mark) => mark.startsWith(`${ORIGIN_KINDS.post}:`)))
    ? []
    : ["prices", "pieces"];

export type Unchecked = Partial<Record<keyof ProductInput, unknown>>;

type Shelf = {
  sets: MovedSets;
  /** The address of a category by its words. */
  categoryOf(words: string): string;
};

/** What a moved product says, as the fields of a product that it may change. They are not checked yet. */
export function movedInput(moved: MovedProduct, may: (what: Changeable) => boolean, shelf: Shelf): Unchecked {
  return {
    ...(may("name") && said({ name: moved.name })),
    ...(may("prices") && pricesIn(moved)),
    ...(may("category") && moved.category !== undefined && { category: shelf.categoryOf(moved.category) }),
    ...(may("pictures") && picturesIn(moved)),
    ...(may("options") && optionsIn(moved, shelf.sets)),
    ...(may("pieces") && { ...said({ inStock: moved.inStock }), ...piecesIn(moved, shelf.sets) }),
    ...(may("description") && said({ description: moved.description, details: moved.details })),
    ...(may("shown") && said({ featured: moved.featured, shownFrom: shownFrom(moved) })),
  };
}

const said = (fields: Unchecked): Unchecked =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const shownFrom = ({ isShown, shownFrom = HIDDEN }: MovedProduct) =>
  isShown === undefined ? undefined : isShown ? null : shownFrom;

/** An old price that is not above the price is none. */
const pricesIn = ({ price, originalPrice }: MovedProduct): Unchecked =>
  said({
    price,
    originalPrice:
      originalPrice !== undefined && price !== undefined && (originalPrice ?? 0) <= price ? null : originalPrice,
  });

function picturesIn({ pictures = [], colorPictures }: MovedProduct): Unchecked {
  const [image, ...images] = [...new Set(pictures)].slice(0, MAX_PICTURES);
  return image === undefined ? {} : said({ image, images, colorImages: colorPictures });
}

const optionsIn = ({ colors, choices, personalTexts, pictures = [] }: MovedProduct, sets: MovedSets): Unchecked =>
  said({
    colors,
    choices: choices?.flatMap((choice) => sets.productChoice(choice) ?? []),
    personalTexts: personalTexts && textsOf(personalTexts, pictures),
  });

/** A text's picture is named by its place among the product's pictures. */
const textsOf = (texts: NonNullable<MovedProduct["personalTexts"]>, pictures: readonly string[]) =>
  texts.map(({ picture, ...text }) => {
    const address = picture === undefined ? undefined : pictures[picture];
    return { ...text, ...(address !== undefined && { picture: address }) };
  });

/** The counts of values, and of values together. Pieces of values that the product does not name are counted for nobody. */
function piecesIn({ pieces, choices = [] }: MovedProduct, sets: MovedSets): Unchecked {
  if (!pieces) return {};
  const markOf = ({ choice: name, value }: { choice: string; value: string }): string[] => {
    if (name === COLOR_CHOICE) return [valueMark(COLOR_GROUP, value)];
    const choice = choices.find((one) => one.name === name);
    const mark = choice && sets.markOf(choice, value);
    return mark ? [valueMark(...mark)] : [];
  };
  const marked = pieces.flatMap(({ of, pieces }) => {
    const marks = of.flatMap(markOf);
    return marks.length === of.length ? [{ marks, pieces }] : [];
  });
  // More than two values are sold out together by their count alone.
  const all = Object.fromEntries(
    marked.flatMap(({ marks, pieces }) =>
      pieces === null && marks.length < 3 ? [] : [[marks.length === 0 ? WHOLE : togetherMark(marks), pieces ?? 0]],
    ),
  );
  const { counts, countsTogether } = partedCounts(all);
  const soldOut = marked.flatMap(({ marks, pieces }) =>
    pieces === null && [1, 2].includes(marks.length) ? [marks] : [],
  );
  const hasRoom = Object.keys(counts).length <= MAX_VALUES && Object.keys(countsTogether).length <= MAX_TOGETHER;
  return { ...(hasRoom && { counts, countsTogether }), soldOut };
}
