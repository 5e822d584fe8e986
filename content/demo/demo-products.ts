import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { DEMO_COUPLES } from "./demo-couples.ts";
import { DEMO_JEWELLERY } from "./demo-jewellery.ts";
import { DEMO_LABUBU } from "./demo-labubu.ts";
import { DEMO_PHONE } from "./demo-phone.ts";
import { DEMO_TREND } from "./demo-trend.ts";

const SHELVES: Record<string, DemoProduct[]> = {
  "cift-urunleri": DEMO_COUPLES,
  labubu: DEMO_LABUBU,
  takilar: DEMO_JEWELLERY,
  telefon: DEMO_PHONE,
  trend: DEMO_TREND,
};

export const DEMO_CATEGORIES = Object.keys(SHELVES);

export type ShelvedProduct = DemoProduct & { category: string };

/** All demo products in the shop's order: the featured ones, then one from each category in turn. */
export function demoProducts(): ShelvedProduct[] {
  const shelved = Object.entries(SHELVES).flatMap(([category, products]) =>
    products.map((product, index) => ({ ...product, category, index })),
  );
  return shelved.toSorted((left, right) => rank(left) - rank(right) || left.index - right.index);
}

const rank = ({ featured }: DemoProduct): number => featured ?? Number.MAX_SAFE_INTEGER;

/** The questions and counts are those of an owner's product. */
export type DemoProduct = Partial<
  Pick<ProductInput, "choices" | "personalTexts" | "soldOut" | "counts" | "countsTogether">
> & {
  name: string;
  price: number;
  before?: number;
  colors: string[];
  description: string;
  /** Texts by the names of their rows. */
  details: Record<string, string>;
  isSoldOut?: true;
  /** True for those that are cheaper in the first two weeks. */
  isDiscounted?: true;
  /** The position among the featured products. */
  featured?: number;
};
