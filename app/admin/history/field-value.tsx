import type { ReactNode } from "react";
import type { FieldKind, ProductDetail } from "../../../domain/catalog/product-input.ts";
import { formatPrice } from "../../../domain/money.ts";
import { fieldWords } from "../field-words.ts";
import { Thumb } from "../panel-parts.tsx";
import { shownInWords } from "../panel-words.ts";
import { choicesInWords } from "./choice-words.ts";
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
