import { expect, test } from "vitest";
import { CHATTED_SHOP } from "../../tests/support/free-chats/chatted-shop.ts";
import { productOf, setValue } from "../../tests/support/sample-products.ts";
import { proposedOrder } from "../order-check/proposed-order.ts";

test("a word that is a color and a value of one product is offered, not ticked", () => {
  const values = ["siyah", "karamel"].map((name) => setValue(name, name));
  const second = { id: "ikinci", name: "İkinci bileklik", word: "ikinci renk", values };
  const asked = [{ set: "ikinci", without: [], extra: {} }];
  const pair = productOf({ id: "pair", name: "Ahenk Bilekliği", colors: ["siyah", "karamel"], choices: asked });
  const shop = { ...CHATTED_SHOP, products: [pair], sets: [second] };
  const { lines } = proposedOrder("1 tane ahenk bilekliği siyah, karamel", shop);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ isSure }) => isSure)).toEqual([]);
});
