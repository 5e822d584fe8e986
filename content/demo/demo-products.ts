import { TINTS } from "../../domain/catalog/tint.ts";
import type { Card } from "./backdrop.ts";
import { DEMO_COUPLES } from "./demo-couples.ts";
import { DEMO_JEWELLERY } from "./demo-jewellery.ts";
import { DEMO_LABUBU } from "./demo-labubu.ts";
import { DEMO_PHONE } from "./demo-phone.ts";
import type { DemoProduct } from "./demo-product.ts";
import { DEMO_TREND } from "./demo-trend.ts";

export type Shelf = { category: string; card: Card; products: DemoProduct[] };

export const DEMO_SHELVES: Shelf[] = [
  {
    category: "cift-urunleri",
    card: { tint: TINTS.rose.light, shade: "#ffcbd8", shadow: "#8f2d4b" },
    products: DEMO_COUPLES,
  },
  {
    category: "labubu",
    card: { tint: TINTS.butter.light, shade: "#ffe193", shadow: "#8a5a12" },
    products: DEMO_LABUBU,
  },
  {
    category: "takilar",
    card: { tint: TINTS.lilac.light, shade: "#d6c9f6", shadow: "#4b3590" },
    products: DEMO_JEWELLERY,
  },
  { category: "telefon", card: { tint: TINTS.sky.light, shade: "#bfd8ff", shadow: "#274b8a" }, products: DEMO_PHONE },
  { category: "trend", card: { tint: TINTS.mint.light, shade: "#b5e5cd", shadow: "#1f6a4c" }, products: DEMO_TREND },
];

export type ShelvedProduct = DemoProduct & { category: string; card: Card };

/** As a visitor meets them: the featured ones in their order, then one from each shelf in turn. */
export function demoProducts(): ShelvedProduct[] {
  const shelved = DEMO_SHELVES.flatMap(({ category, card, products }) =>
    products.map((product, place) => ({ ...product, category, card, place })),
  );
  return shelved.toSorted((left, right) => rank(left) - rank(right) || left.place - right.place);
}

const rank = ({ featured }: DemoProduct): number => featured ?? Number.MAX_SAFE_INTEGER;
