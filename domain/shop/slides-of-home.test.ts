import { expect, test } from "vitest";
import { slidesOfHome } from "./slides-of-home.ts";

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
