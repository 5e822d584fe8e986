import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { FIRST_NOT_SOLD } from "../../content/first-not-sold.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { eachOf } from "../../tests/support/search/demo-search.ts";
import { colorValue } from "../choice/chosen.ts";
import { choiceOfQuery } from "./asked-choice.ts";
import { createSearch } from "./search.ts";
import { NO_GUIDE } from "./search-guide.ts";

const made = (name: string, set: string, soldOut: string[][] = []) =>
  productOf({ id: name, name, choices: [{ set, without: [], extra: {} }], soldOut });

const TEXT = { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired: true, extra: 0 };

const search = createSearch({
  products: [
    made("Şeffaf Telefon Kılıfı", "telefon-modeli", [["telefon-modeli=iphone-15-pro"]]),
    made("Silikon Telefon Kılıfı", "telefon-modeli"),
    made("Zirkon Yüzük", "yuzuk-olcusu", [["yuzuk-olcusu=18"]]),
    productOf({ id: "aski", name: "Telefon Askısı" }),
  ],
  categories: [],
  sets: FIRST_CHOICE_SETS,
  synonyms: [],
  guide: NO_GUIDE,
});

test.each(
  eachOf([
    ["iphone 15 kılıf, iphone15 kılıfı, samsung s25 ultra kılıf", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
    ["samsung galaxy a54 kılıf, galaxy s24 5g kılıf", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
    ["xiaomi redmi note 13 kılıfı, apple iphone 13 kılıf", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
    ["16 numara yüzük", ["Zirkon Yüzük"]],
  ]),
)("'%s' finds what comes in it", (query, names) => {
  const { found, isNear } = search.find(query);
  expect(isNear).toBe(false);
  expect(found.map(({ product }) => product.name).toSorted()).toEqual(names.toSorted());
});

test("a size that is sold out is near at most", () => {
  expect(search.find("18 numara yüzük").isNear).toBe(true);
});

test.each(["isimli kolye", "isme özel kolye", "kişiye özel kolye", "isimli hediye"])(
  "'%s' finds what asks for a text, although the shop says without it that it has none",
  (query) => {
    const letters = productOf({ id: "harf", name: "Harf Kolye", personalTexts: [TEXT] });
    const products = [letters, productOf({ id: "kalp", name: "Kalp Kolye" })];
    const guide = { ...NO_GUIDE, notSold: FIRST_NOT_SOLD };
    const { found, isNear } = createSearch({ products, categories: [], synonyms: [], guide }).find(query);
    expect(isNear).toBe(false);
    expect(found.map(({ product }) => product.name)).toEqual(["Harf Kolye"]);
  },
);

describe("what a query names of a product", () => {
  const pair = [["renk=Pembe", "telefon-modeli=iphone-13"]];
  const model = (id: string, name: string) => ({ group: "telefon-modeli", id, name });
  const colored = createSearch({
    products: [
      { ...made("Simli Telefon Kılıfı", "telefon-modeli", pair), colors: ["Pembe", "Gül kurusu"] },
      { ...made("Mat Telefon Kılıfı", "telefon-modeli"), colors: ["Pembe", "Siyah"] },
    ],
    categories: [],
    sets: FIRST_CHOICE_SETS,
    synonyms: [],
    guide: NO_GUIDE,
  });
  const chosenIn = (query: string) => colored.find(query).found.map(({ chosen }) => chosen);

  test("is chosen, by its longest name", () => {
    expect(chosenIn("gül kurusu iphone15 pro kılıf")).toEqual([
      { values: [colorValue("Gül kurusu"), model("iphone-15-pro", "iPhone 15 Pro")] },
    ]);
    expect(chosenIn("gül kurusu samsung galaxy a54 kılıf")).toEqual([
      { values: [colorValue("Gül kurusu"), model("samsung-a54", "Samsung A54")] },
    ]);
    expect(search.find("16 numara yüzük").found[0]?.chosen.values).toMatchObject([{ id: "16" }]);
    expect(search.find("yüzük").found[0]?.chosen).toEqual({ values: [] });
  });

  test("is chosen where a product asks for nothing but its color", () => {
    const headphones = { id: "kulaklik", name: "Pofuduk Kulaklık", colors: ["Gri", "Pudra pembe", "Lila"] };
    const plain = createSearch({
      ...{ products: [productOf(headphones)], categories: [], synonyms: [] },
      ...{ sets: FIRST_CHOICE_SETS, guide: NO_GUIDE },
    });
    expect(plain.find("lila kulaklık").found[0]?.chosen).toEqual({ values: [colorValue("Lila")] });
    expect(plain.find("kulaklık").found[0]?.chosen).toEqual({ values: [] });
  });

  test("is not chosen where it is gone: a shorter name is another model", () => {
    const { found } = search.find("iphone 15 pro kılıf");
    const chosen = found.map(({ product: { name }, chosen: { values = [] } }) => [name, values.map(({ id }) => id)]);
    expect(chosen).toContainEqual(["Silikon Telefon Kılıfı", ["iphone-15-pro"]]);
    expect(chosen).not.toContainEqual(["Şeffaf Telefon Kılıfı", ["iphone-15"]]);
  });

  test("is shown as sold out, and last, where just this pair is gone", () => {
    const { found, isNear } = colored.find("pembe iphone 13 kılıf");
    expect(isNear).toBe(false);
    expect(found.map(({ product: { name, inStock } }) => [name, inStock])).toEqual([
      ["Mat Telefon Kılıfı", true],
      ["Simli Telefon Kılıfı", false],
    ]);
    expect(colored.find("pembe iphone 12 kılıf").found.every(({ product }) => product.inStock)).toBe(true);
  });
});

test("a query chooses for the line that it becomes, also where only the color is asked", () => {
  const plush = productOf({ id: "boba", name: "Boba Çay Peluş Yastık", colors: ["bej", "pudra pembe", "pembe"] });
  const chosen = (query: string, product = plush) => choiceOfQuery(query, product, FIRST_CHOICE_SETS).values;
  expect(chosen("boba bej")).toEqual([colorValue("bej")]);
  expect(chosen("boba pudra pembe")).toEqual([colorValue("pudra pembe")]);
  expect(chosen("boba")).toEqual([]);
  const model = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };
  expect(chosen("kılıf iphone 13", made("Kılıf", "telefon-modeli"))).toEqual([model]);
});
