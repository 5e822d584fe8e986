import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { storedCategory } from "../../tests/support/sample-categories.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import type { ProductAddress } from "../catalog/catalog.ts";
import { leadsSomewhere, slidesOfHome } from "./slides-of-home.ts";

const slide = (id: string, days: { from?: string; until?: string } = {}) => ({
  id,
  title: id,
  subtitle: "",
  image: "",
  buttonText: "Bak",
  link: "#labubu",
  ...days,
});

const shop = { products: [], categories: [{ slug: "labubu" }] };
const ids = (slides: ReturnType<typeof slide>[]) => slidesOfHome(slides, shop).map(({ id }) => id);

test("the first slide without dates opens the home page, the others follow in the owner's order", () => {
  expect(ids([slide("bayram", { until: "2026-03-28" }), slide("bir"), slide("iki")])).toEqual(["bir", "bayram", "iki"]);
  expect(ids([slide("bir"), slide("bayram", { from: "2026-03-20" }), slide("iki")])).toEqual(["bir", "bayram", "iki"]);
});

test("slides with dates alone are not shown, because the page would open without one", () => {
  expect(ids([slide("bayram", { until: "2026-03-28" })])).toEqual([]);
});

test.each([
  ["#labubu", true],
  ["#kategoriler", true],
  ["#gizli", false],
  ["/kategori/gizli", true],
  ["/kategori/silinen", false],
  ["/urun/kolye", true],
  ["/urun/eski-kolye", true],
  ["/urun/silinen", false],
  ["/urun/hic-olmayan", false],
  ["/sayfa/hakkimizda", true],
  ["/sayfa/kvkk", false],
  ["/sayfa/hic-olmayan", false],
  ["/urunler", true],
  ["whatsapp", false],
  ["instagram", false],
  ["/ara?q=kolye", true],
])("whether visitors can open %s: %s", (link, isOpen) => {
  const { shop, legalFacts } = NO_SETTINGS;
  const hidden = storedCategory({ slug: "gizli", isHidden: true });
  const products = new Map<string, ProductAddress>([
    ["kolye", { state: "here", product: productOf({}) }],
    ["eski-kolye", { state: "moved", slug: "kolye" }],
    ["silinen", { state: "gone", name: "Kolye", category: "labubu" }],
  ]);
  const to = {
    shop,
    legalFacts,
    categories: [storedCategory({ slug: "labubu" })],
    findCategory: (slug: string) => (slug === "gizli" ? hidden : undefined),
    findAddress: (slug: string) => products.get(slug),
  };
  expect(leadsSomewhere({ ...slide("bir"), link }, to)).toBe(isOpen);
});
