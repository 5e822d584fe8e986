import { describe, expect, test } from "vitest";
import { colorValue, toldChoice } from "../choice/chosen.ts";
import {
  addToCart,
  type Cart,
  cartCount,
  cartSaving,
  cartTotal,
  chooseInLine,
  EMPTY_CART,
  isInCart,
  lineKey,
  lineName,
  lineTotal,
  MAX_QUANTITY,
  removeFromCart,
  setPicture,
  setQuantity,
} from "./cart.ts";

const COLORS = [{ word: "pembe", paint: "#f59ab8" }, { word: "açık lila" }];
const labubu = {
  id: "labubu",
  name: "Labubu",
  image: "https://cdn.ornek.com/labubu.jpg",
  price: 899.9,
  shown: { slug: "labubu", originalPrice: 999.9, colors: COLORS },
};
const bileklik = {
  id: "bileklik",
  name: "Çift bileklik",
  image: "https://cdn.ornek.com/bileklik.jpg",
  price: 0.1,
  shown: { slug: "cift-bileklik", originalPrice: null, colors: [{ word: "siyah" }] },
};
const both = addToCart(addToCart(EMPTY_CART, labubu), bileklik);

describe("adding", () => {
  test("a product not in the cart is appended with quantity 1 (§4)", () => {
    expect(both).toEqual([
      { ...labubu, quantity: 1 },
      { ...bileklik, quantity: 1 },
    ]);
  });

  test("a product already in the cart is raised by one and keeps its place (§4)", () => {
    expect(addToCart(both, labubu)).toEqual([
      { ...labubu, quantity: 2 },
      { ...bileklik, quantity: 1 },
    ]);
  });

  test("adding raises the quantity beyond the limit of the counter (§4)", () => {
    const many = setQuantity(both, "labubu", MAX_QUANTITY);
    expect(addToCart(many, labubu)[0]?.quantity).toBe(MAX_QUANTITY + 1);
  });

  test("a line holds the product's id, name, image and price (§3), and the fields that the cart shows", () => {
    const [line] = addToCart(EMPTY_CART, { ...labubu, description: "Uzun hikâye", featured: true } as typeof labubu);
    expect(Object.keys(line ?? {}).sort()).toEqual(["id", "image", "name", "price", "quantity", "shown"]);
  });

  test("the given cart stays unchanged", () => {
    const before = structuredClone(both);
    addToCart(both, labubu);
    setQuantity(both, "labubu", 5);
    removeFromCart(both, "labubu");
    expect(both).toEqual(before);
  });
});

describe("colors", () => {
  const pink = { ...labubu, values: [colorValue("pembe")] };
  const lilac = { ...labubu, values: [colorValue("açık lila")] };
  const choosePink = (cart: Cart, key: string) => chooseInLine(cart, key, { values: pink.values });
  const colored = [labubu, pink, lilac, pink].reduce<Cart>(addToCart, EMPTY_CART);

  test("a product has a line for each chosen color, and one without a color", () => {
    expect(colored.map((line) => [toldChoice(line).color, line.quantity])).toEqual([
      [undefined, 1],
      ["pembe", 2],
      ["açık lila", 1],
    ]);
    expect(new Set(colored.map(lineKey)).size).toBe(3);
  });

  test("changing or removing a line leaves the lines of other colors unchanged", () => {
    expect(setQuantity(colored, lineKey(lilac), 7).map(({ quantity }) => quantity)).toEqual([1, 2, 7]);
    expect(removeFromCart(colored, lineKey(labubu)).map((line) => toldChoice(line).color)).toEqual([
      "pembe",
      "açık lila",
    ]);
  });

  test("a color chosen in the cart names the line, and merges it with a line of that color", () => {
    const cart = addToCart(both, labubu);
    expect(choosePink(cart, "labubu").map(lineName)).toEqual(["Labubu (pembe)", "Çift bileklik"]);
    const joined = choosePink(colored, lineKey(labubu));
    expect(joined.map((line) => [toldChoice(line).color, line.quantity])).toEqual([
      ["pembe", 3],
      ["açık lila", 1],
    ]);
    expect(choosePink(colored, "kimse")).toBe(colored);
    expect(choosePink(colored, lineKey(pink))).toBe(colored);
  });

  test("the picture of a line can be changed", () => {
    const shown = setPicture(colored, lineKey(pink), "/pembe.webp");
    expect(shown.map(({ image }) => image)).toEqual([labubu.image, "/pembe.webp", labubu.image]);
  });

  test("the name of a line includes its chosen color", () => {
    expect(colored.map(lineName)).toEqual(["Labubu", "Labubu (pembe)", "Labubu (açık lila)"]);
  });
});

describe("changing", () => {
  test("removal deletes the whole line with any quantity (§4)", () => {
    expect(removeFromCart(addToCart(both, labubu), "labubu")).toEqual([{ ...bileklik, quantity: 1 }]);
  });

  test("removing or changing an unknown line changes nothing", () => {
    expect(removeFromCart(both, "yok")).toEqual(both);
    expect(setQuantity(both, "yok", 3)).toEqual(both);
  });

  test.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [MAX_QUANTITY, MAX_QUANTITY],
    [MAX_QUANTITY + 1, MAX_QUANTITY],
  ])("a quantity set to %d becomes %d", (requested, stored) => {
    expect(setQuantity(both, "labubu", requested)[0]?.quantity).toBe(stored);
  });
});

describe("counting", () => {
  test("the badge counts pieces, not lines (§2)", () => {
    expect(cartCount(EMPTY_CART)).toBe(0);
    expect(cartCount(addToCart(both, labubu))).toBe(3);
  });

  test("isInCart finds a line by its key", () => {
    expect(isInCart(both, "labubu")).toBe(true);
    expect(isInCart(both, "yok")).toBe(false);
  });

  test("the total is the sum of price times quantity, exact to the kuruş (§5)", () => {
    const cart = setQuantity(setQuantity(both, "labubu", 3), "bileklik", 3);
    expect(cart.map(lineTotal)).toEqual([2699.7, 0.3]);
    expect(cartTotal(cart)).toBe(2700);
    expect(cartTotal(EMPTY_CART)).toBe(0);
  });

  test("the saving is the sum of reductions from the old prices", () => {
    expect(cartSaving(setQuantity(both, "labubu", 3))).toBe(300);
    expect(cartSaving(removeFromCart(both, "labubu"))).toBe(0);
  });
});

test("a line without its color joins the line that has none", () => {
  const cart = addToCart(both, { ...labubu, values: [colorValue("pembe")] });
  expect(chooseInLine(cart, "labubu renk=pembe", { values: undefined })[0]).toEqual({ ...labubu, quantity: 2 });
});
