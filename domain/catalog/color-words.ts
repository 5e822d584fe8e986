import { fold } from "../turkish.ts";
import type { Product } from "./product.ts";
import { cardWith, type PaintedColor, type ShowcaseProduct } from "./showcase.ts";

/** The color words that the shop can paint. A product stores its colors as the owner's own words (spec §3). */
const PAINTS = {
  siyah: "#1d1a19",
  beyaz: "#ffffff",
  "kırık beyaz": "#f6f1e7",
  krem: "#f5ead6",
  ekru: "#efe6d2",
  bej: "#e3d0b3",
  vizon: "#b49a85",
  gri: "#9b9b9b",
  antrasit: "#43464b",
  füme: "#6d6a69",
  gümüş: "#c3c6cb",
  silver: "#c3c6cb",
  altın: "#d9ad3c",
  gold: "#d9ad3c",
  rose: "#d99a88",
  "rose gold": "#d99a88",
  bronz: "#a9743c",
  bakır: "#b8693b",
  kırmızı: "#d3222f",
  bordo: "#6f1427",
  vişne: "#8a1538",
  mercan: "#ff6f5e",
  pembe: "#f59ab8",
  "pudra pembe": "#f1c6c8",
  pudra: "#f1c6c8",
  fuşya: "#d61f80",
  "gül kurusu": "#c08a8f",
  turuncu: "#f5842b",
  şeftali: "#ffbf9b",
  somon: "#fa9483",
  hardal: "#cf9a1d",
  sarı: "#ffd640",
  limon: "#fff05a",
  yeşil: "#3f9a55",
  "çağla yeşili": "#a8c66c",
  "su yeşili": "#a7dccb",
  mint: "#a9e3cd",
  haki: "#7a7748",
  zümrüt: "#12805c",
  mavi: "#3d7be0",
  "açık mavi": "#a9d0f5",
  "bebek mavisi": "#b7d8f6",
  "buz mavisi": "#d4ebf5",
  lacivert: "#1d2a57",
  turkuaz: "#2fbfc0",
  petrol: "#17606d",
  indigo: "#40349c",
  mor: "#7b46b8",
  lila: "#c9aee8",
  lavanta: "#b9a6e6",
  mürdüm: "#5a1d4d",
  eflatun: "#a16bc4",
  kahverengi: "#7a4a2b",
  kahve: "#7a4a2b",
  karamel: "#b9763a",
  taba: "#a8602f",
  "sütlü kahve": "#b99272",
  şeffaf: "#eef3f5",
};

export const COLOR_WORDS: readonly string[] = Object.keys(PAINTS);

const COLORS = new Map(Object.entries(PAINTS).map(([word, paint]) => [fold(word), paint]));

/** The paint of a color. If the whole text is unknown, its last word decides: `parlak mavi` is blue. */
export function colorOf(word: string): string | undefined {
  const plain = fold(word).trim();
  return COLORS.get(plain) ?? COLORS.get(plain.split(/\s+/).at(-1) ?? "");
}

/** Looks up the paint of each color word. It runs on the server, so that browsers do not load the dictionary. */
export const paintedColors = (words: readonly string[]): PaintedColor[] =>
  words.map((word) => ({ word, paint: colorOf(word) }));

export const cardOf = (product: Product): ShowcaseProduct => cardWith(product, colorOf);

/** The paints of these products' color words, without words that have none. */
export function paintsOf(products: readonly Pick<Product, "colors">[]): Record<string, string> {
  const words = new Set(products.flatMap(({ colors }) => colors));
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const paint = colorOf(word);
      return paint === undefined ? [] : [[word, paint]];
    }),
  );
}

/** The shop's color words, the most used first. Of several spellings of a word, only the most used one is listed. */
export function usedColors(products: readonly Pick<Product, "colors">[]): string[] {
  const uses = new Map<string, number>();
  for (const { colors } of products) for (const word of colors) uses.set(word, (uses.get(word) ?? 0) + 1);
  const sorted = [...uses].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const spellings = Map.groupBy(sorted, fold);
  return [...spellings.values()].flatMap((words) => words.slice(0, 1));
}
