import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { withProposedPrice } from "./proposed-price.ts";

const MODEL = "telefon-modeli";

const product = productOf({
  id: "kilif",
  price: 200,
  choices: [{ set: MODEL, without: [], extra: { "iphone-15-pro": 50 } }],
  personalTexts: [{ id: "isim", label: "İsim", most: 8, signs: "letters", isRequired: false, extra: 20 }],
});

const modelOf = (name: string) => ({ values: [{ group: MODEL, id: "", name }] });
const PLAIN = { values: [], texts: [], price: 200 };
const shop = { product, sets: FIRST_CHOICE_SETS };

describe("the price of a line that is chosen in the form", () => {
  test("is today's of what is chosen, by a name in any spelling and by a text that is written", () => {
    const change = modelOf("iphone15 pro");
    expect(withProposedPrice(PLAIN, change, shop)).toEqual({ ...change, price: 250 });
    expect(withProposedPrice({ ...PLAIN, ...change, price: "250,00" }, modelOf("iPhone 13"), shop)).toMatchObject({
      price: 200,
    });
    const textOf = (text: string) => ({ texts: [{ id: "isim", label: "İsim", text }] });
    expect(withProposedPrice(PLAIN, textOf("BUSE"), shop)).toMatchObject({ price: 220 });
    expect(withProposedPrice({ ...PLAIN, ...textOf("B"), price: 220 }, textOf(" "), shop)).toMatchObject({
      price: 200,
    });
  });

  test("stays what somebody typed or agreed", () => {
    for (const price of ["180", 180, "", "yüz"]) {
      expect(withProposedPrice({ ...PLAIN, price }, modelOf("iPhone 15 Pro"), shop)).not.toHaveProperty("price");
    }
  });
});
