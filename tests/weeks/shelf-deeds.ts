import { choiceSets } from "../../domain/choice/choice-sets.ts";
import { type Deed, type Hand, revertOf } from "./hand.ts";
import { bringIn } from "./moving-deed.ts";

const COLORS = ["pembe", "mavi", "gri"];
const PICTURES = ["b", "c"].map((name) => `https://resim.example/${name}.jpg`);
const PRICES = [40, 99.9, 100, 320];
const EXTRAS = [-50, -30, 0, 20, 60];
const CATEGORIES = ["takilar", "labubu", "trend"];
const VALUES = { model: ["a13", "b14", "c15"], beden: ["s", "m"] };

export const SETS = choiceSets.parse(
  Object.entries(VALUES).map(([id, values]) => ({
    ...{ id, name: `Set ${id}`, word: id },
    values: values.map((value) => ({ id: value, name: value.toUpperCase() })),
  })),
);

const MARKS = [
  ...COLORS.map((color) => `renk=${color}`),
  ...Object.entries(VALUES).flatMap(([set, of]) => of.map((value) => `${set}=${value}`)),
];

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Few products of few choices, so that deeds meet. */
function anyProduct(hand: Hand) {
  const { one, some, isOne, below } = hand;
  const choices = some(Object.entries(VALUES)).map(([set, values]) => ({
    set,
    without: isOne(3) ? [one(values)] : [],
    extra: Object.fromEntries(some(values).map((value) => [value, one(EXTRAS)])),
  }));
  const text = { id: "isim", label: "İsim", most: 12, signs: "letters", isRequired: isOne(2), extra: one(EXTRAS) };
  return {
    ...{
      name: `Kupa ${below(9)}`,
      price: one(PRICES),
      originalPrice: one([null, 120, 400]),
      category: one(CATEGORIES),
    },
    ...{
      image: "https://resim.example/a.jpg",
      images: some(PICTURES),
      colors: some(COLORS),
      choices,
      inStock: !isOne(6),
    },
    ...{ personalTexts: isOne(3) ? [text] : [], featured: isOne(2), ...anyMarks(hand) },
    shownFrom: one([null, null, null, "hidden", inDays(1)]),
  };
}

/** A color in a model, in a size, or in both. */
const anyTogether = ({ one, isOne }: Hand): string =>
  [
    `renk=${one(COLORS)}`,
    ...(isOne(2)
      ? [`model=${one(VALUES.model)}`, ...(isOne(3) ? [`beden=${one(VALUES.beden)}`] : [])]
      : [`beden=${one(VALUES.beden)}`]),
  ]
    .toSorted()
    .join("\n");

/** Counts of the whole, of a color or of a value, and of values together; what is sold out alone or as a pair. */
const anyMarks = (hand: Hand) => ({
  ...anySingleMarks(hand),
  countsTogether: hand.isOne(2) ? Object.fromEntries([1, 2, 3].map(() => [anyTogether(hand), hand.below(6)])) : {},
});

const anySingleMarks = ({ one, isOne, below }: Hand) => ({
  soldOut: isOne(2) ? [[one(MARKS)], ...(isOne(3) ? [[one(MARKS), one(MARKS)]] : [])] : [],
  counts: isOne(2) ? { [one(["", ...MARKS])]: below(6) } : {},
});

const anyRule = ({ one }: Hand) => ({
  change: one([{ percent: -60 }, { percent: -99 }, { percent: 25 }, { lira: -35 }]),
  ...{ rounding: one(["none", "90", "whole"]), oldPrice: one(["keep", "set", "drop"]) },
});

const anyChange = (hand: Hand) =>
  hand.one<object>([
    { prices: anyRule(hand) },
    { prices: anyRule(hand) },
    {
      prices: anyRule(hand),
      span: { from: hand.one([null, inDays(1), inDays(9)]), until: inDays(hand.one([2, 12])) },
    },
    { isHidden: hand.isOne(2) },
    { category: hand.one(CATEGORIES) },
    { values: { set: "model", values: [hand.one(VALUES.model)], isGiven: hand.isOne(2) } },
    { isRemoved: true },
    { inStock: hand.isOne(2) },
  ]);

const anyCategory = ({ one, isOne }: Hand) => ({
  ...{ name: one(["Takılar", "Mumlar", "Kupalar", "Labubu & Pop Mart"]), tint: "mint", image: "", isHidden: isOne(4) },
});

const product = async ({ one, living }: Hand) => one(await living("products"));
const category = async ({ one, living }: Hand) => one(await living("categories"));

export const SHELF_DEEDS: Record<string, Deed> = {
  "POST /api/products": async (hand) => ({ body: anyProduct(hand) }),
  "PUT /api/products/:id": async (hand) => {
    const id = await product(hand);
    const { product: now } = await hand.ask(`/api/admin/products/${id}`);
    return { id, body: { ...now, ...Object.fromEntries(hand.some(Object.entries(anyProduct(hand)))) } };
  },
  "PATCH /api/products/:id": async (hand) => ({
    id: await product(hand),
    body: hand.one<object>([{ inStock: hand.isOne(2) }, { featured: hand.isOne(2) }, anyMarks(hand)]),
  }),
  "DELETE /api/products/:id": async (hand) => ({ id: await product(hand) }),
  "PUT /api/products/:id/place": async (hand) => ({
    id: await product(hand),
    body: { after: hand.one([null, await product(hand)]), among: hand.one(["category", "featured"]) },
  }),
  "PUT /api/admin/products/:id/prices": async (hand) => {
    const id = await product(hand);
    const { price, originalPrice } = (await hand.ask(`/api/admin/products/${id}`)).product;
    const prices = { price: hand.one(PRICES), originalPrice: hand.one([null, originalPrice]) };
    return { id, body: { prices, seen: { price, originalPrice } } };
  },
  "POST /api/admin/products/change": async (hand) => {
    const ids = hand.some(await hand.living("products"));
    return ids.length === 0 ? undefined : { body: { chosen: { ids }, change: anyChange(hand) } };
  },
  "DELETE /api/admin/price-plans/:id": async (hand) => {
    const { plans } = await hand.ask("/api/admin/products", "owner");
    return { id: hand.one<{ id: string }>(plans).id };
  },
  "POST /api/admin/moving": bringIn,
  "POST /api/admin/trash/bring-back": async (hand) => {
    const ids = [hand.one(await hand.living("products", true))];
    return { body: hand.one([{}, { ids }]) };
  },
  "POST /api/admin/products/:id/revert": revertOf("/api/admin/products", product),
  "POST /api/admin/categories": async (hand) => ({ body: anyCategory(hand) }),
  "PUT /api/admin/categories/:id": async (hand) => ({ id: await category(hand), body: anyCategory(hand) }),
  "DELETE /api/admin/categories/:id": async (hand) => ({
    id: await category(hand),
    query: hand.isOne(3) ? "" : `?moveTo=${await category(hand)}`,
  }),
  "PUT /api/admin/categories/:id/place": async (hand) => ({
    id: await category(hand),
    body: { after: hand.one([null, await category(hand)]) },
  }),
  "POST /api/admin/categories/:id/revert": revertOf("/api/admin/categories", category),
};
