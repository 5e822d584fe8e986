import { cardOf } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { dayWritten, lastOrderWords, type ShownDay } from "../occasion/shown-days.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { occasionAddress } from "./occasion-address.ts";

/** The slide of a special day under the owner's words, and under the shop's own, should hers claim a discount that is none. */
export const daySlides = (day: ShownDay): HeroSlide[] => [
  daySlide(day),
  daySlide({ ...day, row: { id: day.id, name: day.name } }),
];

const daySlide = (day: ShownDay): HeroSlide => ({
  id: `gun-${day.id}`.slice(0, 64),
  title: day.row.title || `${day.name} yaklaşıyor`,
  subtitle: day.row.subtitle || `${lastOrderWords(day) ?? dayWritten(day)}.`,
  image: day.products[0]?.image ?? "",
  buttonText: "Hediyelere bak",
  link: occasionAddress(day.id),
});

/** A row of products, or two on a phone. */
const ROW = 4;

/** The shelf of a special day as a block of the home page. */
export const dayBlock = (
  day: ShownDay,
  asCard: (product: Product) => ShowcaseProduct = cardOf,
): { kind: "products"; title: string; note: string; path: string; products: ShowcaseProduct[] } => ({
  kind: "products",
  title: day.name,
  note: lastOrderWords(day) ?? dayWritten(day),
  path: occasionAddress(day.id),
  products: day.products.slice(0, ROW).map(asCard),
});
