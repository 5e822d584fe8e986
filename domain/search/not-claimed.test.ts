import { describe, expect, test } from "vitest";
import { DEMO, searchOf } from "../../tests/support/search/demo-search.ts";

const shop = searchOf(DEMO);
const names = (typed: string) => shop.find(typed).found.map(({ product }) => product.name);

describe("what the shop does not have is not claimed", () => {
  test("a budget holds, a color may change, and the color is named", () => {
    const { found, isNear, absence } = shop.find("kırmızı takı 200 tl altı");
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ product }) => product.price > 200)).toEqual([]);
    expect([isNear, absence?.title]).toEqual([true, "“kırmızı” yazan bir ürün bulamadık"]);
  });

  test.each(["kişiye özel hediye", "isme özel", "isimli hediye"])(
    "%j finds nothing that only looks like it",
    (typed) => {
      expect(shop.find(typed)).toMatchObject({ found: [], absence: { title: "Kişiye özel bir ürün bulamadık" } });
    },
  );

  test("a cup without a name on it is offered as such", () => {
    const { found, absence } = shop.find("isme özel kupa");
    expect(found.map(({ product }) => product.name)).toEqual(["Kalpli Seramik Kupa İkilisi"]);
    expect(absence?.title).toBe("Kişiye özel bir ürün bulamadık");
  });

  test("a console is not sold, and no plush stands in for it", () => {
    expect(shop.find("oyun konsolu").found).toEqual([]);
  });

  test("a question marks no part of a name", () => {
    const { found, topic } = shop.find("orjinal mi");
    expect([found.flatMap(({ matched }) => matched), topic?.page]).toEqual([[], "iletisim"]);
  });

  test.each(["2li", "2 li", "2'li", "ikili"])("a single necklace is no %j one, and a pair of cups is", (pair) => {
    expect(shop.find(`${pair} kolye`).isNear).toBe(true);
    expect(shop.find(`${pair} kupa`).isNear).toBe(false);
  });

  test.each([
    ["kutu", /Kutu(?!p)/],
    ["uyku lambası", /Gece Lambası/],
    ["uğur", /Nazar/],
  ])("%j finds only what is one", (typed, name) => {
    expect(names(typed).length).toBeGreaterThan(0);
    expect(names(typed).filter((found) => !name.test(found))).toEqual([]);
  });
});
