import { expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { cardOf } from "../catalog/color-words.ts";
import { startPrices } from "../catalog/shown-price.ts";
import { chosenOf, colorValue } from "../choice/chosen.ts";
import { addToCart, EMPTY_CART } from "../order/cart.ts";
import { chosenCard } from "./chosen-card.ts";

const CASE = productOf({
  ...{ id: "kilif", name: "Kılıf", price: 200, originalPrice: 250, colors: ["Pembe", "Siyah"] },
  ...{ image: "/on.webp", images: ["/arka.webp"], colorImages: { Siyah: "/arka.webp" } },
  choices: [{ set: "telefon-modeli", without: [], extra: { "samsung-a54": 20 } }],
});
const MODEL = { group: "telefon-modeli", id: "samsung-a54", name: "Samsung A54" };

test("a card carries what a search chose: model, color, its picture and its price", () => {
  const card = chosenCard(CASE, FIRST_CHOICE_SETS, { values: [colorValue("Siyah"), MODEL] });
  expect(card).toMatchObject({ price: 220, originalPrice: 270, image: "/arka.webp", color: "Siyah", values: [MODEL] });
  expect(startPrices(card)).toEqual({ price: 220, originalPrice: 270 });
  const [line] = addToCart(EMPTY_CART, {
    ...card,
    color: undefined,
    ...chosenOf(card),
    shown: { ...card, colors: card.colors },
  });
  expect(line).toMatchObject({ values: [colorValue("Siyah"), MODEL], price: 220 });
});

test("a color alone leaves the price open, no choice leaves the card as it is", () => {
  const colored = chosenCard(CASE, FIRST_CHOICE_SETS, { values: [colorValue("Pembe")] });
  expect([colored.startsAt, colored.image]).toEqual([200, "/on.webp"]);
  expect(chosenCard(CASE, FIRST_CHOICE_SETS, {})).toEqual(cardOf(CASE));
});
