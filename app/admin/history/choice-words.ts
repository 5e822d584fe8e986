import { type ChoiceSet, choices, counts, personalTexts, soldOut } from "../../../domain/choice/choice-sets.ts";
import { markName } from "../../../domain/choice/product-options.ts";
import { formatDifference } from "../../../domain/money.ts";

type Sets = readonly ChoiceSet[];

/** A product's choices, texts, counts or what is sold out, a line each. Empty for none, and for what is not readable. */
export const choicesInWords = (field: string, value: unknown, sets: Sets): string =>
  (WORDS[field]?.(value, sets) ?? []).join("\n");

const WORDS: Readonly<Record<string, (value: unknown, sets: Sets) => string[]>> = {
  choices: (value, sets) =>
    (choices.safeParse(value).data ?? []).map(({ set: id, without, extra }) => {
      const set = sets.find((one) => one.id === id);
      const nameOf = (value: string) => set?.values.find(({ id }) => id === value)?.name ?? value;
      const told = [
        without.length > 0 && `${without.length} seçenek yok`,
        ...Object.entries(extra).map(([value, lira]) => `${nameOf(value)} ${formatDifference(lira)}`),
      ].filter(Boolean);
      return `${set?.name ?? id}: ${told.join(", ") || "hepsi var"}`;
    }),
  personalTexts: (value) =>
    (personalTexts.safeParse(value).data ?? []).map(({ label, most, isRequired, extra }) =>
      [`${label}: en çok ${most} harf`, isRequired && "zorunlu", extra !== 0 && formatDifference(extra)]
        .filter(Boolean)
        .join(", "),
    ),
  soldOut: (value, sets) =>
    (soldOut.safeParse(value).data ?? []).map(
      (marks) => `${marks.map((mark) => markName(mark, sets)).join(" + ")} tükendi`,
    ),
  counts: (value, sets) =>
    Object.entries(counts.safeParse(value).data ?? {}).map(
      ([mark, count]) => `${markName(mark, sets) || "Bütün ürün"}: ${count} adet`,
    ),
};
