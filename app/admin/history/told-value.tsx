import type { Category } from "../../../domain/catalog/category.ts";
import { formatPrice } from "../../../domain/money.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import "./told-value.css";

const FIELD_NAMES: Record<string, string> = {
  name: "Ürün adı",
  price: "Fiyat",
  originalPrice: "Eski fiyat",
  category: "Kategori",
  image: "Ana görsel",
  images: "Ek görseller",
  colors: "Renkler",
  colorImages: "Renklerin görselleri",
  description: "Açıklama",
  inStock: "Stok",
  featured: "Öne çıkan",
};

/** Undefined for what is not the owner's to read, such as a place on the shelf. */
export const fieldName = (field: string): string | undefined => FIELD_NAMES[field];

type ToldValueProps = { field: string; value: unknown; categories: readonly Category[] };

/** One field of a product as it was or is going to be: in words, or as the pictures themselves. */
export function ToldValue({ field, value, categories }: ToldValueProps) {
  const ties = tiesIn(field, value);
  if (ties.length > 0) {
    return (
      <span className="told-value-pictures">
        {ties.map(([color, image]) => (
          <span key={color} className="told-value-tie">
            {isPictureAddress(image) && <SmallPicture image={image} alt="" />}
            {color}
          </span>
        ))}
      </span>
    );
  }
  const pictures = picturesIn(field, value);
  if (pictures.length === 0) return <span className="told-value">{inWords(field, value, categories)}</span>;
  return (
    <span className="told-value-pictures">
      {pictures.map((image) => (
        <SmallPicture key={image} image={image} alt={`${fieldName(field)}: ${image}`} />
      ))}
    </span>
  );
}

const SmallPicture = (picture: { image: string; alt: string }) => (
  <ShopPicture {...picture} sizes="48px" widths={[160]} width={48} height={48} />
);

function inWords(field: string, value: unknown, categories: readonly Category[]): string {
  if (field === "inStock") return value ? "Stokta" : "Tükendi";
  if (field === "featured") return value ? "Evet" : "Hayır";
  if (typeof value === "number") return formatPrice(value);
  if (field === "category") return categories.find(({ slug }) => slug === value)?.name ?? String(value);
  if (Array.isArray(value)) return value.join(", ") || NONE;
  return isTies(value) ? NONE : String(value ?? "") || NONE;
}

const NONE = "yok";

/** Which picture a color shows. */
function tiesIn(field: string, value: unknown): [color: string, image: string][] {
  if (field !== "colorImages" || !isTies(value)) return [];
  return Object.entries(value).flatMap(([color, image]) => (typeof image === "string" ? [[color, image]] : []));
}

const isTies = (value: unknown): value is object => typeof value === "object" && value !== null;

function picturesIn(field: string, value: unknown): string[] {
  if (field !== "image" && field !== "images") return [];
  const addresses: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(addresses.filter((address) => typeof address === "string").filter(isPictureAddress))];
}

const isPictureAddress = (address: string): boolean => /^(?:https:\/\/|\/media\/)/.test(address);
