import { describe, expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { chosenOf, needWords, valueMark } from "./chosen.ts";
import { stockOf } from "./counted-together.ts";
import {
  heardOptions,
  isChosenGone,
  isThere,
  isValueGone,
  plainText,
  pricesOf,
  textTrouble,
  toldOptions,
} from "./options.ts";
import { choiceFacts, optionsOf } from "./product-options.ts";

const SETS = [
  {
    id: "model",
    name: "Telefon modeli",
    word: "model",
    values: ["iphone-15", "iphone-15-pro", "galaxy-s25"].map((id) => setValue(id)),
  },
];

const CASE = {
  price: 249.9,
  originalPrice: 300,
  inStock: true,
  colors: ["pembe", "siyah"],
  choices: [{ set: "model", without: ["galaxy-s25"], extra: { "iphone-15-pro": 20.1 } }],
  personalTexts: [{ id: "isim", label: "İsim", most: 5, signs: "letters" as const, isRequired: false, extra: 50 }],
  soldOut: [] as string[][],
  counts: {},
};

const chosen = (id: string) => ({ group: "model", id, name: id });
const name = { id: "isim", label: "İsim", text: "Buse" };

describe("the options of a product", () => {
  const options = optionsOf(CASE, SETS);

  test("leave out what it does not come in, and are missing where nothing is asked", () => {
    expect(options.groups.map(({ id, values }) => [id, values.map(({ id, extra }) => [id, extra])])).toEqual([
      [
        "renk",
        [
          ["pembe", 0],
          ["siyah", 0],
        ],
      ],
      [
        "model",
        [
          ["iphone-15", 0],
          ["iphone-15-pro", 20.1],
        ],
      ],
    ]);
    const plain = { ...CASE, choices: [], personalTexts: [] };
    expect(toldOptions(optionsOf(plain, SETS))).toBeUndefined();
    expect(toldOptions(optionsOf({ ...plain, soldOut: [["renk=pembe"]] }, SETS))).toBeDefined();
  });

  test("are told with the colors apart, and come back as they were, with paints and names of addresses", () => {
    const told = toldOptions(options);
    expect(told?.groups.map(({ id }) => id)).toEqual(["model"]);
    expect(heardOptions(told, [{ word: "pembe" }, { word: "siyah" }])).toEqual(options);
    const [colors] = heardOptions(undefined, [{ word: "Gül", slug: "gul", paint: "#c08a8f" }]).groups;
    expect(colors?.values).toEqual([{ id: "Gül", name: "Gül", slug: "gul", paint: "#c08a8f", note: "", extra: 0 }]);
  });

  test.each([
    ["nothing chosen", {}, 249.9, 300],
    ["the dearer model", { values: [chosen("iphone-15-pro")] }, 270, 320.1],
    ["with a name", { values: [chosen("iphone-15")], texts: [name] }, 299.9, 350],
    ["a model that is gone", { values: [chosen("galaxy-s25")] }, 249.9, 300],
  ])("cost with %s", (_, choice, price, originalPrice) => {
    expect(pricesOf(CASE, options, choice)).toEqual({ price, originalPrice });
  });

  test("a required text costs from the start, and a price stays above nothing", () => {
    const required = { ...CASE, personalTexts: CASE.personalTexts.map((text) => ({ ...text, isRequired: true })) };
    expect(pricesOf(required, optionsOf(required, SETS), {}).price).toBe(299.9);
    const cheaper = { ...CASE, choices: [{ set: "model", without: [], extra: { "iphone-15": -900 } }] };
    expect(pricesOf(cheaper, optionsOf(cheaper, SETS), {}).price).toBe(0.01);
  });

  test("a value of an inherited name costs as much as the product", () => {
    const sets = SETS.map((set) => ({ ...set, values: [setValue("constructor")] }));
    const product = { ...CASE, choices: [{ set: "model", without: [], extra: {} }], personalTexts: [] };
    expect(pricesOf(product, optionsOf(product, sets), {}).price).toBe(249.9);
  });

  test("the card says what is missing and where the price starts", () => {
    expect(choiceFacts(CASE, SETS)).toEqual({ needs: [{ id: "model", word: "model" }], startsAt: 249.9 });
    expect(choiceFacts({ ...CASE, choices: [], personalTexts: [] }, SETS)).toEqual({});
  });
});

describe("sold out is", () => {
  const gone = (soldOut: string[][], counts: Record<string, number> = {}) => stockOf({ groups: [], soldOut, counts });
  const pinkFifteen = chosenOf({ color: "pembe", values: [chosen("iphone-15")] });

  test.each([
    ["a color", gone([["renk=pembe"]]), true],
    ["another color", gone([["renk=siyah"]]), false],
    ["the pair", gone([["model=iphone-15", "renk=pembe"]]), true],
    ["another pair", gone([["model=iphone-15", "renk=siyah"]]), false],
    ["a counted value", gone([], { [valueMark("model", "iphone-15")]: 0 }), true],
    ["the counted product", gone([], { "": 0 }), true],
    ["nothing", gone([], { "": 1 }), false],
  ])("%s", (_, options, isGone) => {
    expect(isChosenGone(options, pinkFifteen)).toBe(isGone);
    expect(isThere({ inStock: true }, options, pinkFifteen)).toBe(!isGone);
    expect(isThere({ inStock: false }, options, pinkFifteen)).toBe(false);
  });

  test("what is struck through: what is gone alone or with what else is chosen, but not for what is gone by itself beside it", () => {
    const options = gone([["renk=pembe", "g=x"], ["g=y"]], { "g=z": 0 });
    const beside = (...chosen: [group: string, id: string][]) => ({
      values: chosen.map(([group, id]) => ({ group, id, name: id })),
    });
    expect(isValueGone(options, "renk", "pembe", beside(["g", "x"], ["renk", "siyah"]))).toBe(true);
    expect(isValueGone(options, "renk", "pembe", {})).toBe(false);
    expect(isValueGone(options, "renk", "siyah", beside(["g", "y"]))).toBe(false);
    expect([isValueGone(options, "g", "y", {}), isValueGone(options, "g", "z", {})]).toEqual([true, true]);
    const aloneToo = gone([["renk=pembe", "g=x"], ["g=x"]]);
    expect(isValueGone(aloneToo, "renk", "pembe", beside(["g", "x"]))).toBe(false);
    expect(isValueGone(gone([], { "": 0 }), "renk", "pembe", {})).toBe(true);
    const three = gone([["renk=pembe", "g=x", "h=s"]]);
    expect(isValueGone(three, "h", "s", beside(["renk", "pembe"], ["g", "x"]))).toBe(true);
    expect(isValueGone(three, "h", "s", beside(["renk", "pembe"]))).toBe(false);
  });
});

describe("a customer's text", () => {
  test.each([
    ["𝓑𝓾𝓼𝓮 ❤️ İrem", "Buse ♥ İrem"],
    ["  a\n\tb\u200b\u202e c ", "a b c"],
    ["Âşık", "Âşık"],
  ])("%j becomes %j", (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  test.each([
    ["Buse", undefined],
    ["İğöşü", undefined],
    ["Buse♥", undefined],
    ["Busecim", "En fazla 5 harf sığıyor, 7 harf yazdın"],
    ["Bus😀", "😀 yazılamıyor; harf, boşluk ve ♥ kullan"],
    ["ʙᴜ", "ʙ ᴜ yazılamıyor; harf, boşluk ve ♥ kullan"],
    ["a*b", "* yazılamıyor; harf, boşluk ve ♥ kullan"],
  ])("%j: %s", (text, trouble) => {
    expect(textTrouble(text, { most: 5, signs: "letters" })).toBe(trouble);
  });

  test("of any signs is refused only what a chat would read as formatting", () => {
    expect(textTrouble("👨‍👩‍👧 12:30", { most: 9, signs: "any" })).toBeUndefined();
    expect(textTrouble("_a_", { most: 9, signs: "any" })).toContain("_ yazılamıyor");
  });
});

test("a button names what it leads to, with a Turkish capital", () => {
  expect(needWords({ id: "m", word: "model" })).toBe("Model seç");
  expect(needWords({ id: "i", word: "isim", isText: true })).toBe("İsim yaz");
});
