import { expect, test } from "vitest";
import { addToCart, type Cart, type CartProduct, EMPTY_CART } from "./cart.ts";
import { joinedCart } from "./joined-cart.ts";

const product = (id: string): CartProduct => ({
  ...{ id, name: id, image: `https://cdn.ornek.com/${id}.jpg`, price: 100 },
  shown: { slug: id, originalPrice: null, colors: [] },
});
const cartOf = (...ids: string[]) => ids.reduce((cart, id) => addToCart(cart, product(id)), EMPTY_CART);
const counts = (cart: Cart) => cart.map(({ id, quantity }) => `${id} ${quantity}`);

test("of two carts no product is lost and none is counted twice", () => {
  const joined = joinedCart(cartOf("kupa", "kolye"), cartOf("kolye", "kolye", "lale"));
  expect(counts(joined)).toEqual(["kupa 1", "kolye 2", "lale 1"]);
});

test("a joined cart joins its parts without a change", () => {
  const [one, other] = [cartOf("kupa", "kolye"), cartOf("kolye", "lale")];
  const joined = joinedCart(one, other);
  expect(joinedCart(joined, one)).toEqual(joined);
  expect(joinedCart(joined, other)).toEqual(joined);
});
