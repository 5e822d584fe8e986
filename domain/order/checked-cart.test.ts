import { describe, expect, test } from "vitest";
import { colorValue } from "../choice/chosen.ts";
import type { Cart, CartLine } from "./cart.ts";
import { cartIn, codeKey } from "./cart-code.ts";
import {
  addLines,
  askedLines,
  type CheckedCart,
  type CodedCard,
  type CurrentLine,
  codeToCheck,
  currentLines,
  pricedAt,
  renew,
  sharedLines,
  soldLines,
} from "./checked-cart.ts";

const COLORS = [{ word: "pembe" }, { word: "siyah" }];
const CASE: CodedCard = {
  ...{
    id: "kilif",
    slug: "kilif",
    name: "Kılıf",
    image: "/kilif.webp",
    price: 100,
    originalPrice: null,
    inStock: true,
  },
  colors: COLORS,
};
const PLAIN: CartLine = {
  ...{ id: "kilif", name: "Kılıf", image: "/kilif.webp", price: 100, quantity: 2 },
  ...{ values: [], texts: [] },
  shown: { slug: "kilif", originalPrice: null, colors: COLORS, needs: [{ id: "renk", word: "renk" }] },
};
const PINK: CartLine = { ...PLAIN, values: [colorValue("pembe")], texts: [] };

const checkedWith = (...cards: CodedCard[]): CheckedCart => ({
  revision: 7,
  lines: cards.map((card) => ({
    key: codeKey({ id: card.id, ...(card.color !== undefined && { color: card.color }) }),
    quantity: 1,
    card,
  })),
});
const PINK_CARD = { ...CASE, color: "pembe" };

describe("a line beside the shop of today", () => {
  const current = (line: CartLine, checked: CheckedCart | undefined) => currentLines([line], checked)[0];

  test.each<[string, CheckedCart, CurrentLine["refusal"]]>([
    [
      "sold out, at another price too",
      checkedWith({ ...CASE, inStock: false, price: 1 }),
      { kind: "sold-out", card: { ...CASE, inStock: false, price: 1 } },
    ],
    [
      "without that color",
      checkedWith({ ...CASE, colors: [] }),
      { kind: "choice-gone", card: { ...CASE, colors: [] } },
    ],
    ["gone", { revision: 7, lines: [{ key: codeKey({ id: CASE.id }), quantity: 1 }] }, { kind: "gone" }],
  ])("is not sold: %s", (_name, checked, refusal) => {
    expect(current(PINK, checked)).toEqual({ line: PINK, refusal });
  });

  test.each<[string, CheckedCart | undefined]>([
    ["as it was", checkedWith(CASE)],
    ["before the shop has answered", undefined],
    ["that came after the question, or is put back", checkedWith()],
  ])("%s is sold as it is", (_name, checked) => {
    expect(current(PINK, checked)).toEqual({ line: PINK, sold: PINK });
  });

  test("is sold at today's price and by today's name", () => {
    const card = { ...CASE, name: "Telefon kılıfı", price: 120 };
    expect(current(PINK, checkedWith(card))?.sold).toEqual({ ...PINK, name: "Telefon kılıfı", price: 120 });
  });

  test("a color that is chosen after the check is known to it", () => {
    const line = { ...PINK, values: [colorValue("siyah")] };
    expect(current(line, checkedWith(CASE))).toEqual({ line, sold: line });
  });

  test("what cannot be sold is asked for by a wish alone", () => {
    const asked = { ...PINK, isAsked: true };
    const checked = checkedWith({ ...CASE, inStock: false });
    expect(soldLines(currentLines([PINK, asked], checked))).toEqual([]);
    expect(askedLines(currentLines([PINK, asked], checked))).toEqual([asked]);
    expect(askedLines(currentLines([asked], checkedWith(CASE)))).toEqual([]);
  });
});

describe("the revision of a cart's prices", () => {
  test("is the check's, if every line has the price of the check", () => {
    expect(pricedAt([PINK, PLAIN], checkedWith(CASE))).toBe(7);
  });

  test.each<[string, Cart, CheckedCart | undefined]>([
    ["nothing was checked", [PINK], undefined],
    ["a line keeps its old price", [PINK], checkedWith({ ...CASE, price: 120 })],
    ["a line was added since", [PINK, { ...PLAIN, id: "yuzuk" }], checkedWith(CASE)],
    ["a line is gone", [PINK], checkedWith()],
  ])("is 0 where %s", (_name, cart, checked) => {
    expect(pricedAt(cart, checked)).toBe(0);
  });
});

test("a cart asks for each of its products once", () => {
  const code = codeToCheck([PINK, { ...PINK, values: [colorValue("siyah")] }]) ?? "";
  expect(cartIn(code)).toEqual({ revision: 0, lines: [{ key: codeKey(PLAIN), quantity: 1 }] });
});

test("an empty cart, and one that is too long for a code, ask for nothing", () => {
  expect(codeToCheck([])).toBeUndefined();
  expect(codeToCheck(Array.from({ length: 201 }, (_, index) => ({ ...PLAIN, id: `${index}` })))).toBeUndefined();
});

const RING: CartLine = { ...PLAIN, id: "yuzuk", name: "Yüzük", quantity: 1, shown: { ...PLAIN.shown, colors: [] } };

test("the lines of another cart are appended, and raise those that are there", () => {
  expect(addLines([PLAIN, RING], [{ ...PLAIN, quantity: 5 }, PINK])).toEqual([{ ...PLAIN, quantity: 7 }, RING, PINK]);
});

test("all lines of a product get today's price, old price and colors", () => {
  const today = { ...CASE, price: 120, originalPrice: 150, colors: [{ word: "mavi" }] };
  const shown = { slug: "kilif", originalPrice: 150, colors: today.colors, needs: [] };
  expect(renew([PLAIN, RING, PINK], today)).toEqual([
    { ...PLAIN, price: 120, shown },
    RING,
    { ...PINK, price: 120, shown },
  ]);
});

test("of a shared cart can be bought what is in stock, at today's price and in its color", () => {
  const checked = checkedWith({ ...PINK_CARD, price: 120 }, { ...CASE, inStock: false });
  const gone = { key: 1, quantity: 1 };
  const shared = sharedLines({ ...checked, lines: [...checked.lines, gone] });
  expect(soldLines(shared.flatMap(({ current }) => current ?? []))).toEqual([{ ...PINK, price: 120, quantity: 1 }]);
  expect(shared.map(({ current }) => current && (current.refusal?.kind ?? "sold"))).toEqual([
    "sold",
    "sold-out",
    undefined,
  ]);
});
