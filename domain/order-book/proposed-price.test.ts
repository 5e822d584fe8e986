import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { campaigns } from "../settings/campaigns.ts";
import { orderLineSchema } from "./book-order.ts";
import { atShopsPrices, countsForSending, followedSending, withProposedPrice } from "./proposed-price.ts";

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

const PARCEL = { price: 59.9, freeFrom: 750 };

test.each([
  [59.9, { before: 319.9, after: 959.7 }, 0],
  [0, { before: 869.7, after: 289.9 }, 59.9],
  [59.9, { before: 0, after: 319.9 }, 59.9],
])("₺%d that is the shop's own follows the lines: %j", (sending, totals, after) => {
  expect(followedSending(sending, PARCEL, totals)).toBe(after);
});

test.each([
  [0, { before: 289.9, after: 319.9 }],
  [40, { before: 319.9, after: 959.7 }],
  [null, { before: 319.9, after: 959.7 }],
])("%j that she has set stays: %j", (sending, totals) => {
  expect(followedSending(sending, PARCEL, totals)).toBe(sending);
});

test("a present counts as little as its wrapping toward free sending, a discount takes nothing away from it", () => {
  const line = { productId: "p", name: "Kupa" };
  const [present, cheaper] = [100, 99].map((percent) => ({ ...line, discount: { word: "", percent } }));
  const wrap = { productId: null, name: "Hediye paketi" };
  expect([line, present, cheaper, wrap].map((one) => one && countsForSending(one))).toEqual([true, false, true, false]);
});

test("a shop that has not said its price says none for other lines either", () => {
  expect(followedSending(null, undefined, { before: 100, after: 900 })).toBeNull();
  expect(followedSending(30, undefined, { before: 100, after: 900 })).toBe(30);
});

describe("a new order by a helper without the right to prices", () => {
  const line = (changes: object) =>
    orderLineSchema.parse({
      productId: "kilif",
      name: "Kılıf",
      color: "",
      category: "",
      quantity: 1,
      price: 1,
      ...changes,
    });
  const facts = {
    products: new Map([[product.id, product]]),
    sets: FIRST_CHOICE_SETS,
    parcel: { words: "", price: 49.9, freeFrom: 250 },
    giftPrices: { giftWrap: 35 },
    payment: { words: "", atDoorFee: 20 },
    campaigns: campaigns.parse({
      codes: [{ code: "ECE10", gain: { kind: "percent", percent: 10 }, categories: ["eski"] }],
      offers: [{ kind: "many", take: 3, pay: 2 }],
    }),
    categoryOf: () => product.category,
    now: new Date(),
  };
  const wish = { productId: null, name: "Kutu" };
  const priced = (lines: object[], beside: { sending: number | null; fee: number | null }) =>
    atShopsPrices({ lines: lines.map(line), discounts: [], ...beside }, facts);

  test("costs what the shop asks today: products as chosen, wrapping, sending and the fee", () => {
    const texts = [{ id: "isim", label: "İsim", text: "BUSE" }];
    const dear = priced([{ texts }, { productId: null, name: "Hediye paketi" }], { sending: 1, fee: 1 });
    expect(dear.lines.map(({ price }) => price)).toEqual([220, 35]);
    expect(dear).toMatchObject({ sending: 49.9, fee: 20 });
    expect(priced([modelOf("iPhone 15 Pro")], { sending: 1, fee: null })).toMatchObject({ sending: 0, fee: null });
    expect(priced([{ ...wish, price: 0 }], { sending: null, fee: null })).toMatchObject({
      lines: [{ price: 0 }],
      sending: null,
    });
  });

  test("has the discounts of today's campaigns, as large as they are today, and no others", () => {
    const discounted = (quantity: number, ...words: string[]) =>
      atShopsPrices(
        {
          lines: [line({ quantity })],
          discounts: words.map((word) => ({ word, amount: 1 })),
          ...{ sending: null, fee: null },
        },
        facts,
      ).discounts;
    expect(discounted(1, "Kupon ECE10")).toEqual([{ word: "Kupon ECE10", amount: 20 }]);
    expect(discounted(4, "3 al 2 öde", "Kupon ECE10")).toEqual([
      { word: "3 al 2 öde", amount: 200 },
      { word: "Kupon ECE10", amount: 20 },
    ]);
    for (const words of [["Kupon ECE11"], [""], ["Kupon ECE10", "doğum günü"], ["3 al 2 öde"]]) {
      expect(() => discounted(1, ...words), words.join()).toThrow("İndirimi yalnız dükkân sahibi değiştirebilir");
    }
  });

  test("is refused with a price or a discount that only the owner can say", () => {
    const write = (changes: object) => () => priced([changes], { sending: null, fee: null });
    expect(write({ ...wish, price: 5 })).toThrow("Fiyatını yalnız dükkân sahibi yazar, sen 0 yaz: Kutu");
    expect(write({ productId: "yok", price: 5 })).toThrow("Fiyatını yalnız dükkân sahibi yazar");
    expect(write({ discount: { word: "", percent: 100 } })).toThrow("İndirimi yalnız dükkân sahibi değiştirebilir");
  });
});
