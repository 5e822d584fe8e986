import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { cartCode } from "../order/cart-code.ts";
import { readOrder } from "./read-order.ts";
import { shelfOf } from "./shelf.ts";
import { verifyOrder } from "./verified-order.ts";

const onSale = (id: string, name: string, price: number, colors: string[] = []) => ({
  product: productOf({ id, name, price, colors }),
  isRemoved: false,
});

function verified(text: string, products: ReturnType<typeof onSale>[]) {
  const order = readOrder(text);
  if (!order) throw new Error("no order");
  return verifyOrder(order, { shelf: shelfOf(products), prices: new Map(), since: { revision: 0, at: "" } });
}

test("products of one price and quantity that were renamed since are matched in their order", () => {
  const ids = ["a", "b"].map((id) => ({ id, quantity: 2 }));
  const text = `• Eski bir x2 - ₺200,00\n• Eski iki x2 - ₺200,00\n*Toplam: ₺400,00*\nhttps://f.example/sepet#${cartCode(5, ids)}`;
  const { lines, doubts } = verified(text, [onSale("a", "Yeni bir", 100), onSale("b", "Yeni iki", 100)]);
  expect(doubts).toEqual([]);
  expect(lines).toMatchObject([
    { productId: "a", doubts: [{ kind: "named-otherwise", said: "Eski bir" }] },
    { productId: "b", doubts: [{ kind: "named-otherwise", said: "Eski iki" }] },
  ]);
});

test("a line that says that no color is chosen means the product of its link", () => {
  const text = `• Kupa (renk seçilmedi) x1 - ₺100,00\n*Toplam: ₺100,00*\nhttps://f.example/sepet#${cartCode(5, [{ id: "a", quantity: 1 }])}`;
  const { lines, doubts } = verified(text, [onSale("a", "Kupa", 100, ["pembe", "mavi"])]);
  expect(doubts).toEqual([]);
  expect(lines).toMatchObject([{ productId: "a", name: "Kupa", color: "", doubts: [] }]);
});

test("a name that is a product, and another one in a color, is guessed to be neither", () => {
  const products = [onSale("a", "Dene A", 100, ["pembe"]), onSale("b", "Dene A (pembe)", 150)];
  for (const price of ["100", "150"]) {
    const { lines } = verified(`• Dene A (pembe) x1 - ₺${price},00`, products);
    expect(lines).toMatchObject([{ productId: null, doubts: [{ kind: "several" }] }]);
  }
});
