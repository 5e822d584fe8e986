import { csvCell } from "../csv-cells.ts";
import type { BeaconSource } from "./pulse-beacon.ts";
import { markedProduct, OTHER, type PlainPage } from "./pulse-page.ts";
import { LEAST_SEARCHES } from "./pulse-report.ts";
import type { PulseEvent, PulseSum } from "./pulse-sums.ts";

const format = new Intl.NumberFormat("tr-TR");

/** A number so small that it might tell of one person is not said. */
export const timesInWords = (times: number): string => (times === 1 || times === 2 ? "1–2" : format.format(times));

const SOURCES: Record<BeaconSource, string> = {
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  google: "Google",
  direct: "Doğrudan",
  other: "Diğer",
};

const sourceNames = new Map<string, string>(Object.entries(SOURCES));

/** A source that is a link of the owner's is named by its word. */
export const sourceInWords = (source: string): string => sourceNames.get(source) ?? source.replace(/^k:/, "?k=");

const EVENT_NAMES: Record<PulseEvent, string> = {
  view: "Görüntülenme",
  ask: "WhatsApp'tan soru",
  order: "WhatsApp'ta sipariş",
  cart: "Sepete",
  empty: "Sonuçsuz arama",
  hour: "Saat",
  over: "Sınırı aşan",
};

const EVENTS = new Map<string, string>(Object.entries(EVENT_NAMES));

/** The pages without a name of their own. A new one does not compile until it is named here. */
const PAGE_NAMES: Record<PlainPage | typeof OTHER, string> = {
  home: "Ana sayfa",
  allProducts: "Tüm ürünler",
  search: "Arama",
  gifts: "Hediye bulucu",
  favourites: "Favoriler",
  cartLink: "Paylaşılan sepet",
  [OTHER]: "Diğer",
};

const PAGES = new Map<string, string>(Object.entries(PAGE_NAMES));

/** The names that the shop knows now. */
export type PageNames = { product(id: string): string | undefined; category(id: string): string | undefined };

export function pageInWords(page: string, { product, category }: PageNames): string {
  const plain = PAGES.get(page);
  if (plain !== undefined) return plain;
  const id = markedProduct(page);
  if (id !== undefined) return product(id) ?? "Silinmiş ürün";
  const [kind = "", named = ""] = page.split(":");
  if (kind === "category") return category(named) ?? "Silinmiş kategori";
  if (kind === "day") return `Özel gün: ${named}`;
  if (kind === "info") return `Sayfa: ${named}`;
  return kind === "search" ? named : page;
}

const line = (cells: readonly string[]) => `${cells.map(csvCell).join(";")}\r\n`;

/** All sums as a table that spreadsheets open. The byte order mark is the caller's. */
export const pulseTable = {
  head: line(["Gün", "Ne", "Nerede", "Nereden", "Sayı"]),
  rows: (sums: readonly PulseSum[], names: PageNames): string =>
    sums
      .filter(({ times, event }) => times >= (event === "empty" ? LEAST_SEARCHES : 1))
      .map(({ day, event, page, source, times }) =>
        line([
          day,
          EVENTS.get(event) ?? event,
          pageInWords(page, names),
          source === "" ? "" : sourceInWords(source),
          times < 3 ? timesInWords(times) : String(times),
        ]),
      )
      .join(""),
};
