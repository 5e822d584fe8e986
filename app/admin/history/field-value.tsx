import type { ReactNode } from "react";
import type { FieldKind, ProductDetail } from "../../../domain/catalog/product-input.ts";
import {
  type ChoiceSet,
  choices,
  counts,
  countsTogether,
  type PersonalText,
  personalTexts,
  soldOut,
} from "../../../domain/choice/choice-sets.ts";
import type { TextKind } from "../../../domain/choice/chosen.ts";
import { markName } from "../../../domain/choice/product-options.ts";
import { formatDifference, formatPrice } from "../../../domain/money.ts";
import { fieldWords } from "../field-words.ts";
import { Thumb } from "../panel-parts.tsx";
import { shownInWords } from "../panel-words.ts";
import type { FieldShow } from "./history-sheet.tsx";

export const PRODUCT_FIELDS: FieldShow = {
  titleOf: (field) => fieldWords(field)?.title,
  say(field, value, _, { categoryName, sets }) {
    const { kind } = fieldWords(field) ?? {};
    if (kind === "ties" || kind === "pictures") return undefined;
    return kind === "choices" ? choicesInWords(field, value, sets) : inWords(kind, value, categoryName);
  },
  show: drawn,
};

/** The pictures of a field; undefined for one without. */
function drawn(field: string, value: unknown): ReactNode {
  const { kind, title } = fieldWords(field) ?? {};
  const ties = kind === "ties" && isTies(value) ? Object.entries(value) : [];
  if (ties.length > 0) {
    return (
      <span className="kit-row">
        {ties.map(([color, image]) => (
          <span key={color} className="kit-row">
            {isPictureAddress(image) && <Thumb image={image} />}
            {color}
          </span>
        ))}
      </span>
    );
  }
  const pictures = kind === "pictures" ? [...new Set([value].flat().filter(isPictureAddress))] : [];
  if (pictures.length === 0) return undefined;
  return (
    <span className="kit-row">
      {pictures.map((image) => (
        <Thumb key={image} image={image} alt={`${title}: ${image}`} />
      ))}
    </span>
  );
}

function inWords(kind: FieldKind | undefined, value: unknown, categoryName: (slug: string) => string): string {
  if (kind === "stock") return value ? "Stokta" : "Tükendi";
  if (kind === "shown") return shownInWords(typeof value === "string" ? value : null);
  if (kind === "flag") return value ? "Evet" : "Hayır";
  if (kind === "money" && typeof value === "number") return formatPrice(value);
  if (kind === "category") return categoryName(String(value));
  if (kind === "details" && Array.isArray(value)) return value.map(detailInWords).join("\n");
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

const detailInWords = ({ name, text }: ProductDetail): string => `${name}: ${text}`;

/** Ties map a color to its picture. */
const isTies = (value: unknown): value is object => typeof value === "object" && value !== null;

const isPictureAddress = (address: unknown): address is string =>
  typeof address === "string" && /^(?:https:\/\/|\/media\/)/.test(address);

type Sets = readonly ChoiceSet[];

/** A product's choices, texts, counts or what is sold out, a line each. Empty for none, and for what is not readable. */
export const choicesInWords = (field: string, value: unknown, sets: Sets): string =>
  (WORDS[field]?.(value, sets) ?? []).join("\n");

const piecesInWords = (counted: Readonly<Record<string, number>> | undefined, sets: Sets): string[] =>
  Object.entries(counted ?? {}).map(([mark, count]) => `${markName(mark, sets) || "Bütün ürün"}: ${count} adet`);

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
    (personalTexts.safeParse(value).data ?? []).map(({ label, isRequired, extra, ...limits }) =>
      [`${label}: ${LIMITS.text(limits)}`, isRequired && "zorunlu", extra !== 0 && formatDifference(extra)]
        .filter(Boolean)
        .join(", "),
    ),
  soldOut: (value, sets) =>
    (soldOut.safeParse(value).data ?? []).map(
      (marks) => `${marks.map((mark) => markName(mark, sets)).join(" + ")} tükendi`,
    ),
  counts: (value, sets) => piecesInWords(counts.safeParse(value).data, sets),
  countsTogether: (value, sets) => piecesInWords(countsTogether.safeParse(value).data, sets),
};

/** The words of a text's limits, by its kind. */
const LIMITS: Record<TextKind, (text: Pick<PersonalText, "most">) => string> = {
  text: ({ most }) => `en çok ${most} harf`,
};
