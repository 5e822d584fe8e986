import { fold } from "../turkish.ts";
import { OWN_COLUMN_NAMES } from "./own-column-names.ts";

/** What a column of a table may say of a product. */
export const COLUMN_FIELDS = {
  group: "Ürünün kimliği (aynı olanlar tek ürün)",
  parent: "Bağlı olduğu ürün",
  slug: "Adresteki adı",
  code: "Stok kodu",
  name: "Ürün adı",
  description: "Açıklama",
  price: "Fiyat",
  salePrice: "İndirimli fiyat",
  oldPrice: "Eski fiyat",
  category: "Kategori",
  color: "Renk",
  size: "Beden ya da ölçü",
  "option-name": "Seçeneğin adı",
  "option-value": "Seçeneğin değeri",
  pictures: "Görseller",
  "variant-picture": "Seçeneğin görseli",
  count: "Adet",
  inStock: "Stokta mı",
  isShown: "Yayında mı",
  featured: "Öne çıkan",
  currency: "Para birimi",
  removed: "Silindi mi",
  shownFrom: "Yayına gireceği gün",
  addedAt: "Eklendiği gün",
  choices: "Seçenekler, satır satır",
  pieces: "Seçenek adetleri, satır satır",
  details: "Ayrıntılar, satır satır",
  texts: "Müşterinin yazıları, satır satır",
  "color-pictures": "Renklerin görselleri, satır satır",
  origins: "Eski adresleri, satır satır",
  definitions: "Kategoriler ve setler, satır satır",
} as const;

export type ColumnField = keyof typeof COLUMN_FIELDS;

export const columnField = (name: unknown): ColumnField | null =>
  Object.keys(COLUMN_FIELDS).find((field): field is ColumnField => field === name) ?? null;

/** The field of each column; null for a column that is not read. */
export type TableColumns = readonly (ColumnField | null)[];

/** A shop system, and how its tables are known: by the names of these columns. */
type ShopTable = {
  name: string;
  marks: readonly string[];
  hasPointDecimals?: true;
  fields: Readonly<Record<string, ColumnField>>;
};

export type TableSource = Pick<ShopTable, "name"> & { hasPointDecimals: boolean };

/** The shop's own table (`ownTable`). */
export const OWN_TABLE = "Fiyonk";

/** Ticimax gives the pictures of its products in a file of their own. */
export const TICIMAX_PICTURES = "Ticimax görselleri";

/** Names are plain: without capitals, Turkish letters and signs. A number in a name is `#`. */
const SHOP_TABLES: readonly ShopTable[] = [
  {
    name: OWN_TABLE,
    marks: ["fiyonk adresi", "urun adi"],
    fields: {
      ...{ "fiyonk adresi": "slug", "stok kodu": "code", "urun adi": "name", kategori: "category", fiyat: "price" },
      ...{ "eski fiyat": "oldPrice", adet: "count", stokta: "inStock", yayinda: "isShown", "one cikan": "featured" },
      ...{ renkler: "color", secenekler: "choices", ayrintilar: "details", aciklama: "description" },
      ...{ gorseller: "pictures", "renklerin gorselleri": "color-pictures", "eski adresleri": "origins" },
      ...{ "secenek adetleri": "pieces", "secenek adetleri #": "pieces", "musterinin yazilari": "texts" },
      ...{ "yayina girecegi gun": "shownFrom", "eklendigi gun": "addedAt", "kategoriler ve setler": "definitions" },
      ...{ "kategoriler ve setler #": "definitions" },
    },
  },
  {
    name: "Shopify",
    marks: ["url handle", "title"],
    hasPointDecimals: true,
    fields: {
      ...{ "url handle": "group", title: "name", description: "description", price: "price" },
      ...{ "compare at price": "oldPrice", type: "category", sku: "code" },
      ...{ "option# name": "option-name", "option# value": "option-value", "inventory quantity": "count" },
      ...{ "product image url": "pictures", "variant image url": "variant-picture", status: "isShown" },
    },
  },
  {
    name: "Shopify",
    marks: ["handle", "variant price"],
    hasPointDecimals: true,
    fields: {
      ...{ handle: "group", title: "name", "body html": "description", "variant price": "price", type: "category" },
      ...{ "variant compare at price": "oldPrice", "variant sku": "code", "variant inventory qty": "count" },
      ...{ "option# name": "option-name", "option# value": "option-value", "image src": "pictures" },
      ...{ "variant image": "variant-picture", status: "isShown" },
    },
  },
  {
    name: "WooCommerce",
    marks: ["stok kodu sku", "normal fiyat"],
    fields: {
      ...{ kimlik: "group", isim: "name", aciklama: "description", "stok kodu sku": "code", stokta: "inStock" },
      ...{ stok: "count", "indirimli satis fiyati": "salePrice", "normal fiyat": "price", kategoriler: "category" },
      ...{ gorseller: "pictures", ebeveyn: "parent", "nitelik # ismi": "option-name", yayimlanmis: "isShown" },
      ...{ "nitelik # deger ler i": "option-value", "one cikan": "featured" },
    },
  },
  {
    name: "WooCommerce",
    marks: ["regular price", "sku"],
    fields: {
      ...{ id: "group", name: "name", description: "description", sku: "code", "in stock": "inStock", stock: "count" },
      ...{ "sale price": "salePrice", "regular price": "price", categories: "category", images: "pictures" },
      ...{ parent: "parent", "attribute # name": "option-name", "attribute # value s": "option-value" },
      ...{ published: "isShown", "is featured": "featured" },
    },
  },
  {
    name: "Meta ya da Google kataloğu",
    marks: ["id", "image link", "availability"],
    hasPointDecimals: true,
    fields: {
      ...{ id: "code", "item group id": "group", title: "name", description: "description", price: "price" },
      ...{ "sale price": "salePrice", availability: "inStock", "image link": "pictures", color: "color", size: "size" },
      ...{ "additional image link": "pictures", "quantity to sell on facebook": "count", "product type": "category" },
      link: "slug",
    },
  },
  {
    name: "ikas",
    marks: ["urun grup id", "varyant id"],
    fields: {
      ...{ "urun grup id": "group", isim: "name", aciklama: "description", "satis fiyati": "price", sku: "code" },
      ...{ "indirimli fiyati": "salePrice", kategoriler: "category", "resim url": "pictures", slug: "slug" },
      ...{ "varyant tip #": "option-name", "varyant deger #": "option-value", "varyant aktiflik": "inStock" },
      ...{ "stok *": "count", "silindi mi": "removed" },
    },
  },
  {
    name: "Ticimax",
    marks: ["urunkartiid", "urunadi"],
    fields: {
      ...{ urunkartiid: "group", urunadi: "name", aciklama: "description", satisfiyati: "price", stokkodu: "code" },
      ...{ indirimlifiyat: "salePrice", kategoriler: "category", stokadedi: "count", urunaktif: "isShown" },
      ...{ varyasyon: "size", resimurl: "pictures", parabirimi: "currency" },
    },
  },
  {
    name: TICIMAX_PICTURES,
    marks: ["urunkartiid", "resimurl"],
    fields: { urunkartiid: "group", resimurl: "pictures" },
  },
  {
    name: "IdeaSoft",
    marks: ["stockcode", "label", "price#"],
    fields: {
      ...{ rootproductstockcode: "parent", stockcode: "code", label: "name", details: "description", price: "price" },
      ...{ "price#": "price", category: "category", maincategory: "category", stockamount: "count" },
      ...{ "picture#path": "pictures", "variantname#": "option-name", "variantvalue#": "option-value" },
      ...{ status: "isShown", currencyabbr: "currency" },
    },
  },
  {
    name: "Trendyol",
    marks: ["model kodu", "urun adi"],
    fields: {
      ...{ "model kodu": "group", "urun adi": "name", "urun aciklamasi": "description", "urun rengi": "color" },
      ...{ "boyut ebat": "size", "kategori ismi": "category", "tedarikci stok kodu": "code", durum: "isShown" },
      ...{ "piyasa satis fiyati kdv dahil": "oldPrice", "trendyol da satilacak fiyat kdv dahil": "price" },
      ...{ "urun stok adedi": "count", "gorsel #": "pictures" },
    },
  },
  {
    name: "Hepsiburada",
    marks: ["satici stok kodu", "urun adi"],
    fields: {
      ...{ "satici stok kodu": "code", "urun adi": "name", fiyat: "price", stok: "count", "stok adedi": "count" },
      ...{ "urun aciklamasi": "description", kategori: "category", "gorsel #": "pictures", renk: "color" },
      "varyant grup id": "group",
    },
  },
];

const OWN_NAMES: ShopTable["fields"] = Object.fromEntries(
  Object.entries(OWN_COLUMN_NAMES).flatMap(([field, names]) => {
    const known = columnField(field);
    return known ? names.map((name) => [name, known] as const) : [];
  }),
);

/** A column's name as it is compared. */
export const columnKey = (header: string): string =>
  fold(header.replace(/^\ufeff/, ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\d+/g, "#");

const OWN: TableSource = { name: "tablo", hasPointDecimals: false };

/** The shop system that a table comes from, and the field of each column as its name says it. The owner sees and corrects both. */
export function matchedColumns(headers: readonly string[]): { source: TableSource; columns: (ColumnField | null)[] } {
  const keys = headers.map(columnKey);
  const known = SHOP_TABLES.find(({ marks }) => marks.every((mark) => keys.includes(mark)));
  const source = known ? { name: known.name, hasPointDecimals: known.hasPointDecimals === true } : OWN;
  const fields = known?.fields ?? OWN_NAMES;
  return { source, columns: onceEach(keys.map((key) => ownField(fields, key) ?? openEnded(fields, key))) };
}

const ownField = (fields: ShopTable["fields"], key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** `stok *` is every column whose name begins so: `Stok:Merkez depo`. */
function openEnded(fields: ShopTable["fields"], key: string): ColumnField | null {
  const [, field] =
    Object.entries(fields).find(([name]) => name.endsWith(" *") && key.startsWith(name.slice(0, -1))) ?? [];
  return field ?? null;
}

const REPEATED: readonly (ColumnField | null)[] = [
  null,
  "pictures",
  "option-name",
  "option-value",
  "count",
  "pieces",
  "definitions",
];

/** Two columns with one field: the first one is read, but pictures, options and counts have several. */
const onceEach = (columns: readonly (ColumnField | null)[]): (ColumnField | null)[] =>
  columns.map((field, at) => (REPEATED.includes(field) || columns.indexOf(field) === at ? field : null));
