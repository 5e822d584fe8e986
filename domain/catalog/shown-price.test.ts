import { describe, expect, test } from "vitest";
import { productOf, setValue } from "../../tests/support/sample-products.ts";
import type { PersonalText, ProductChoice } from "../choice/choice-sets.ts";
import type { Chosen } from "../choice/chosen.ts";
import { hasSeveralPrices, pricesOf } from "../choice/options.ts";
import { choiceFacts, optionsOf } from "../choice/product-options.ts";
import { discountPercent, doubtAboutOldPrice, priceInWords } from "./shown-price.ts";

const SETS = [{ id: "model", name: "Model", word: "model", values: [setValue("a54", "A54"), setValue("s24", "S24")] }];
const model = (extra: Record<string, number>): ProductChoice => ({ set: "model", without: [], extra });
const name = (isRequired: boolean, extra: number): PersonalText => ({
  ...{ id: "isim", label: "İsim", most: 9, signs: "letters" },
  ...{ isRequired, extra },
});

const onCard = (fields: { choices?: ProductChoice[]; personalTexts?: PersonalText[] }) => {
  const product = productOf({ price: 180, ...fields });
  return priceInWords({ ...product, ...choiceFacts(product, SETS) });
};

const onPage = (fields: { choices?: ProductChoice[]; personalTexts?: PersonalText[] }, chosen: Chosen) => {
  const product = productOf({ price: 180, ...fields });
  const options = optionsOf(product, SETS);
  const { price } = pricesOf(product, options, chosen);
  return priceInWords({ price, ...(options && hasSeveralPrices(options, chosen) && { startsAt: price }) });
};

describe("card and page say one price", () => {
  const picked = (id: string): Chosen => ({ values: [{ group: "model", id, name: id }] });
  const written: Chosen = { texts: [{ id: "isim", label: "İsim", text: "Buse" }] };

  test.each([
    ["nothing is asked", {}, "₺180,00"],
    ["all models cost the same", { choices: [model({})] }, "₺180,00"],
    ["all models cost as much more", { choices: [model({ a54: 20, s24: 20 })] }, "₺200,00"],
    ["one model costs more", { choices: [model({ s24: 20 })] }, "₺180,00'dan başlayan"],
    ["a name is made for nothing", { personalTexts: [name(false, 0)] }, "₺180,00"],
    ["a name may be written for more", { personalTexts: [name(false, 50)] }, "₺180,00'dan başlayan"],
    ["a name must be written for more", { personalTexts: [name(true, 50)] }, "₺230,00"],
    [
      "a name must be written, and a model costs more",
      { choices: [model({ s24: 20 })], personalTexts: [name(true, 50)] },
      "₺230,00'dan başlayan",
    ],
  ])("while nothing is chosen and %s", (_, fields, words) => {
    expect([onCard(fields), onPage(fields, {})]).toEqual([words, words]);
  });

  test("what is chosen ends the from as soon as nothing else can change the price", () => {
    const both = { choices: [model({ s24: 20 })], personalTexts: [name(false, 50)] };
    expect(onPage(both, picked("a54"))).toBe("₺180,00'dan başlayan");
    expect(onPage(both, written)).toBe("₺230,00'dan başlayan");
    expect(onPage(both, { ...picked("s24"), ...written })).toBe("₺250,00");
  });
});

test.each([
  [60, 100, 40],
  [1, 3, 67],
  [97.5, 100, 3],
  [0.01, 0.02, 50],
  [199.9, 249.9, 20],
  [0.57, 1.14, 50],
])("%d instead of %d is a rounded %d percent off (§5)", (price, originalPrice, percent) => {
  expect(discountPercent({ price, originalPrice })).toBe(percent);
});

test("half a percent rounds up to 1 and is shown (§5)", () => {
  expect(discountPercent({ price: 99.5, originalPrice: 100 })).toBe(1);
});

test.each([
  ["0.4 percent rounds to nothing", 99.6, 100],
  ["0.49 percent rounds to nothing", 99.51, 100],
  ["the old price is the price", 100, 100],
  ["the price went up", 120, 100],
  ["there is no old price", 100, null],
  ["the old price is zero", 100, 0],
  ["the old price is below a kuruş", 100, 0.001],
  ["the old price is no number", 100, Number.NaN],
])("there is no percentage if %s (§5)", (_reason, price, originalPrice) => {
  expect(discountPercent({ price, originalPrice })).toBeUndefined();
});

test.each([
  ["there is none", null, 80, undefined],
  ["visitors see it and it was the price", 150, 150, undefined],
  ["visitors see it and the lowest price is not known", 150, undefined, undefined],
  ["it is below the price", 50, 120, "unseen"],
  ["it is the price", 100, 120, "unseen"],
  ["the product was cheaper lately", 150, 149.99, "misleading"],
] as const)("what is doubtful about an old price if %s", (_reason, originalPrice, lowest, doubt) => {
  expect(doubtAboutOldPrice({ price: 100, originalPrice }, lowest)).toBe(doubt);
});
