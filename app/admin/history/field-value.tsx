import type { FieldKind, ProductDetail } from "../../../domain/catalog/product-input.ts";
import { formatPrice } from "../../../domain/money.ts";
import { fieldWords } from "../field-words.ts";
import { useCategoryName } from "../owners-categories.tsx";
import { useOwnersChoices } from "../owners-choices.tsx";
import { shownInWords } from "../shown-words.ts";
import { Thumb } from "../thumb.tsx";
import { choicesInWords } from "./choice-words.ts";
import type { FieldShow } from "./history-sheet.tsx";

type FieldValueProps = { field: string; value: unknown };

export const PRODUCT_FIELDS: FieldShow = {
  titleOf: (field) => fieldWords(field)?.title,
  show: (field, value) => <FieldValue field={field} value={value} />,
};

/** One field of a product: in words, or as its pictures. */
function FieldValue({ field, value }: FieldValueProps) {
  const categoryName = useCategoryName();
  const sets = useOwnersChoices();
  const { kind, title } = fieldWords(field) ?? {};
  if (kind === "choices") return <span className="kit-letter">{choicesInWords(field, value, sets) || NONE}</span>;
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
  if (pictures.length === 0) return <span className="kit-letter">{inWords(kind, value, categoryName)}</span>;
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
  if (kind === "details" && Array.isArray(value)) return value.map(detailInWords).join("\n") || NONE;
  if (Array.isArray(value)) return value.join(", ") || NONE;
  return isTies(value) ? NONE : String(value ?? "") || NONE;
}

const NONE = "yok";

const detailInWords = ({ name, text }: ProductDetail): string => `${name}: ${text}`;

/** Ties map a color to its picture. */
const isTies = (value: unknown): value is object => typeof value === "object" && value !== null;

const isPictureAddress = (address: unknown): address is string =>
  typeof address === "string" && /^(?:https:\/\/|\/media\/)/.test(address);
