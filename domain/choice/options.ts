import { lettersIn } from "../letters.ts";
import { toKurus, toLira } from "../money.ts";
import type { ChoiceSet, PersonalText, Signs } from "./choice-sets.ts";
import { type Chosen, COLOR_GROUP, marksOf, type Need, valueMark, WHOLE } from "./chosen.ts";

/** The colors of a product, or a set as the product offers it: without the values that it does not have, and with its price differences. */
export type OptionGroup = Pick<ChoiceSet, "id" | "name" | "word"> & { values: readonly OptionValue[] };

/** Only colors have a paint, and a slug by which addresses name them. */
export type OptionValue = {
  id: string;
  name: string;
  note: string;
  extra: number;
  paint?: string | undefined;
  slug?: string | undefined;
};

/**
 * The questions of a product, and the answers that are sold out: fewer together first, none with a value that is sold out alone, and
 * an empty entry for the whole product (`stockOf`). The colors are the first group.
 */
export type Options = {
  groups: readonly OptionGroup[];
  texts: readonly PersonalText[];
  soldOut: readonly (readonly string[])[];
  counts: Readonly<Record<string, number>>;
};

type OfferedColor = { word: string; paint?: string | undefined; slug?: string | undefined };

/** The colors of a product as its first group; none for a product without colors. */
export const colorGroup = (colors: readonly OfferedColor[]): OptionGroup[] =>
  colors.length === 0
    ? []
    : [
        {
          ...{ id: COLOR_GROUP, name: "Renk", word: "renk" },
          values: colors.map(({ word, ...named }) => ({ id: word, name: word, note: "", extra: 0, ...named })),
        },
      ];

/** The options as pages and the API tell them, without the colors. Undefined if nothing else is asked or counted. */
export type ToldOptions = Options;

export function toldOptions({ groups, texts, soldOut, counts }: Options): ToldOptions | undefined {
  const others = groups.filter(({ id }) => id !== COLOR_GROUP);
  if (others.length + texts.length + soldOut.length + Object.keys(counts).length === 0) return undefined;
  return { groups: others, texts, soldOut, counts: shownCounts(counts) };
}

const NOTHING_TOLD: ToldOptions = { groups: [], texts: [], soldOut: [], counts: {} };

/** The reverse of `toldOptions`. */
export const heardOptions = (
  { groups, ...told }: ToldOptions = NOTHING_TOLD,
  colors: readonly OfferedColor[],
): Options => ({ groups: [...colorGroup(colors), ...groups], ...told });

export type Prices = { price: number; originalPrice: number | null };

/** The price of one piece with this choice. Open questions count at their lowest price. The old price changes by the same amount, so that the reduction stays. */
export function pricesOf<Of extends Prices>({ price, originalPrice }: Of, options: Asked, chosen: Chosen): Prices {
  const kurus = Math.max(toKurus(price) + extraKurus(options, chosen), 1);
  return {
    price: toLira(kurus),
    originalPrice: originalPrice === null ? null : toLira(toKurus(originalPrice) + kurus - toKurus(price)),
  };
}

type Asked = Pick<Options, "groups" | "texts">;

function extraKurus({ groups, texts: asked }: Asked, { values = [], texts = [] }: Chosen): number {
  const ofGroups = groups.map(({ id: group, values: offered }) => {
    const chosen = offered.find(({ id }) => values.some((value) => value.group === group && value.id === id));
    return chosen ? toKurus(chosen.extra) : Math.min(...offered.map(({ extra }) => toKurus(extra)));
  });
  const ofTexts = asked.map(({ id, extra, isRequired }) =>
    isRequired || texts.some((text) => text.id === id) ? toKurus(extra) : 0,
  );
  return [...ofGroups, ...ofTexts].reduce((sum, kurus) => sum + kurus, 0);
}

/** True if an open question can still change the price: `₺100,00'dan başlayan`. */
export const hasSeveralPrices = ({ groups, texts: asked }: Asked, { values = [], texts = [] }: Chosen): boolean =>
  groups.some(
    ({ id, values: offered }) =>
      !values.some(({ group }) => group === id) && offered.some(({ extra }) => extra !== offered[0]?.extra),
  ) || asked.some(({ id, extra, isRequired }) => !isRequired && extra !== 0 && !texts.some((text) => text.id === id));

/** From this number on visitors are not told how many pieces are left, because stock is the owner's own knowledge. */
export const MANY = 4;

export const shownCounts = (counts: Options["counts"]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts)
      // Of many pieces of a combination nothing is said: there can be hundreds of combinations.
      .filter(([mark, count]) => count < MANY || partsOf(mark).length === 1)
      .map(([mark, count]) => [mark, Math.min(count, MANY)]),
  );

type Gone = Pick<Options, "soldOut">;

/** True if the choice is sold out: the whole product, a chosen value, or chosen values together. */
export const isChosenGone = (options: Gone, chosen: Chosen): boolean =>
  firstGone(options, marksOf(chosen)) !== undefined;

/** True if the product can be bought with this choice. */
export const isThere = ({ inStock }: { inStock: boolean }, options: Gone, chosen: Chosen): boolean =>
  inStock && !isChosenGone(options, chosen);

const firstGone = ({ soldOut }: Gone, marks: readonly string[]) =>
  soldOut.find((gone) => gone.every((mark) => marks.includes(mark)));

/** True if a value is sold out, alone or together with what is chosen of the other groups. */
export function isValueGone({ soldOut }: Gone, group: string, id: string, { values = [] }: Chosen): boolean {
  const mark = valueMark(group, id);
  const ofValue = soldOut.filter((gone) => gone.length === 0 || gone.includes(mark));
  return isChosenGone(
    { soldOut: ofValue },
    { values: [{ group, id, name: "" }, ...values.filter((one) => one.group !== group)] },
  );
}

/** The number of pieces that are left of the choice. Undefined if nobody counts them. */
export function piecesLeft({ counts }: Pick<Options, "counts">, chosen: Chosen): number | undefined {
  const left = countedMarks(counts, chosen).map(([, count]) => count);
  return left.length === 0 ? undefined : Math.min(...left);
}

/** The marks of a mark: one of a value, several of values that are counted together (`togetherMark`). */
export const partsOf = (mark: string): string[] => mark.split("\n");

/** The counts that apply to a choice: of the whole product, of the chosen values, and of those that are counted together. */
export function countedMarks(counts: Options["counts"], chosen: Chosen): [mark: string, count: number][] {
  const marks = [WHOLE, ...marksOf(chosen)];
  return Object.entries(counts).filter(([mark]) => partsOf(mark).every((part) => marks.includes(part)));
}

/** A group of one value is no choice. */
export const isChoice = ({ values }: OptionGroup): boolean => values.length > 1;

export const needsOf = ({ groups, texts }: Asked): Need[] => [
  ...groups.filter(isChoice).map(({ id, word }) => ({ id, word })),
  ...texts.filter(({ isRequired }) => isRequired).map(textNeed),
];

/** The question of a text. */
export const textNeed = ({ id, label }: Pick<PersonalText, "id" | "label">): Need => ({
  id,
  word: label,
  isText: true,
});

/** The values of a choice as addresses name them. */
export const namedValues = ({ groups }: Pick<Options, "groups">, { values = [] }: Chosen) =>
  values.map(({ group, id }) => {
    const offered = groups.find((one) => one.id === group)?.values.find((value) => value.id === id);
    return { group, id: offered?.slug ?? id };
  });

/** The reason why a choice cannot be bought. `group` is the question to answer anew: of values sold out together, that of the last one. */
export function goneChoice(options: Options, chosen: Chosen): { words: string; group?: string } | undefined {
  const marks = firstGone(options, marksOf(chosen));
  if (!marks) return undefined;
  const groups = options.groups.filter(({ id }) => marks.some((mark) => mark.startsWith(valueMark(id, ""))));
  const last = groups.pop();
  if (!last) return { words: "Şu an tükendi" };
  const others = groups.map(({ word }) => word).join(", ");
  return { words: others ? `Bu ${others} ve ${last.word} birlikte yok` : `Bu ${last.word} tükendi`, group: last.id };
}

const HEARTS = /(?:[❤♥💗💕💖💘💓💞💙💚💛💜🧡🖤🤍🤎🩷🩵🩶❣]\ufe0f?)/gu;

/** A text as it can be made: `𝓑𝓾𝓼𝓮 ❤️` becomes `Buse ♥`. Line breaks and spaces become one space. Nothing is cut. */
export const plainText = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Z}\s]+/gu, " ")
    .replace(/(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(HEARTS, "♥")
    .normalize("NFKC")
    .trim();

const LETTER = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû]$/u;
const SIGN = /^[0-9.,'’&♥∞+!?:;()/#%@–-]$/u;
/** WhatsApp reads these as formatting. */
const FORMATTING = /[*_~`]/u;

function isAllowed(letter: string, signs: Signs): boolean {
  if (letter === " " || LETTER.test(letter)) return true;
  if (signs === "letters") return letter === "♥" || letter === "'" || letter === "-" || letter === ".";
  if (signs === "signs") return SIGN.test(letter);
  return !FORMATTING.test(letter);
}

/** A kind of text without letters does not compile here: it needs rules of its own. */
type Limits = Pick<PersonalText, "most" | "signs">;

/** The reason why a text cannot be made, in a sentence. Undefined for an empty text and for one that can be made. */
export function textTrouble(text: string, { most, signs }: Limits): string | undefined {
  const letters = lettersIn(text);
  const strange = [...new Set(letters.filter((letter) => !isAllowed(letter, signs)))];
  if (strange.length > 0) {
    return `${strange.slice(0, 5).join(" ")} yazılamıyor; ${signs === "letters" ? "harf, boşluk ve ♥ kullan" : "harf, rakam ve . , ' - & ♥ ∞ kullan"}`;
  }
  return letters.length > most ? `En fazla ${most} harf sığıyor, ${letters.length} harf yazdın` : undefined;
}

/** A typed text for page and cart: the text as it will be made, the reason if it cannot be made, and what its field shows. */
export function writtenText(typed: string, limits: Limits) {
  const made = plainText(typed);
  const hint = `${lettersIn(made).length} / ${limits.most} harf`;
  return { made, trouble: textTrouble(made, limits), input: { value: typed, hint } };
}
