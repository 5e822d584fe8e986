import type { Backdrop } from "./backdrop.ts";
import { DEMO_COUPLES } from "./demo-couples.ts";
import { DEMO_JEWELLERY } from "./demo-jewellery.ts";
import { DEMO_LABUBU } from "./demo-labubu.ts";
import { DEMO_PHONE } from "./demo-phone.ts";
import type { DemoProduct } from "./demo-product.ts";
import { DEMO_TREND } from "./demo-trend.ts";

export type Shelf = { category: string; backdrop: Backdrop; products: DemoProduct[] };

export const DEMO_SHELVES: Shelf[] = [
  {
    category: "cift-urunleri",
    backdrop: { tint: "rose", pattern: "#ffcbd8", shadow: "#8f2d4b" },
    products: DEMO_COUPLES,
  },
  { category: "labubu", backdrop: { tint: "butter", pattern: "#ffe193", shadow: "#8a5a12" }, products: DEMO_LABUBU },
  { category: "takilar", backdrop: { tint: "lilac", pattern: "#d6c9f6", shadow: "#4b3590" }, products: DEMO_JEWELLERY },
  { category: "telefon", backdrop: { tint: "sky", pattern: "#bfd8ff", shadow: "#274b8a" }, products: DEMO_PHONE },
  { category: "trend", backdrop: { tint: "mint", pattern: "#b5e5cd", shadow: "#1f6a4c" }, products: DEMO_TREND },
];

export type ShelvedProduct = DemoProduct & { category: string; backdrop: Backdrop };

/** All demo products in the shop's order: the featured ones, then one from each category in turn. */
export function demoProducts(): ShelvedProduct[] {
  const shelved = DEMO_SHELVES.flatMap(({ category, backdrop, products }) =>
    products.map((product, index) => ({ ...product, category, backdrop, index })),
  );
  return shelved.toSorted((left, right) => rank(left) - rank(right) || left.index - right.index);
}

const rank = ({ featured }: DemoProduct): number => featured ?? Number.MAX_SAFE_INTEGER;
