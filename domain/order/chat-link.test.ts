import { describe, expect, test } from "vitest";
import { addToCart, type Cart, EMPTY_CART } from "./cart.ts";
import { chatLink, shopChat } from "./chat-link.ts";
import { NO_DETAILS } from "./order-details.ts";
import { type Order, orderMessage, writtenOrder } from "./order-message.ts";
import { productMessage } from "./product-message.ts";

const PHONE = "905321234567";

const shown = { slug: "bir-urun", originalPrice: null, colors: [] };
const cartOf = (name: string): Cart => addToCart(EMPTY_CART, { id: "a", name, image: "", price: 10, shown });
const orderOf = (lines: Cart, more: Partial<Order> = {}): Order => ({
  lines,
  details: NO_DETAILS,
  parcel: undefined,
  cartAddress: undefined,
  ...more,
});
const linkOf = (name: string) => writtenOrder(PHONE, orderOf(cartOf(name)))?.link;
const messageOf = (lines: Cart) => orderMessage(orderOf(lines));
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

describe("the chat link", () => {
  test("leads to the shop's number (§7)", () => {
    expect(chatLink(PHONE)).toBe("https://wa.me/905321234567");
  });

  test("rests while the shop has no number", () => {
    expect(shopChat("", "Merhaba")).toBeUndefined();
    expect(writtenOrder("", orderOf(cartOf("Kupa")))).toBeUndefined();
    expect(shopChat(PHONE)).toBe(chatLink(PHONE));
  });

  test("asks for what cannot be sold where there is nothing else to order", () => {
    const asked = [...cartOf("Kupa"), ...cartOf("Kılıf")];
    expect(writtenOrder(PHONE, orderOf(EMPTY_CART, { asked }))).toMatchObject({
      ...{ text: "Merhaba,\n\nBu gelir mi: Kupa x1\n\nBu gelir mi: Kılıf x1", total: 0, cartAddress: undefined },
    });
  });

  test("checkout does nothing when the cart is empty (§5)", () => {
    expect(writtenOrder(PHONE, orderOf(EMPTY_CART))).toBeUndefined();
  });

  test.each(["A + B & C", "%100 pamuk #1 ?text=x", "a=b;c/d\\e", "\"tırnak\" 'tek' <b>", "🎁 hediye", "ışık İĞÜŞÖÇ"])(
    "carries %j unharmed",
    (name) => {
      const link = linkOf(name);
      expect(link).toMatch(/^https:\/\/wa\.me\/905321234567\?text=[^\s+&#?<>"]+$/);
      expect(textOf(link)).toBe(messageOf(cartOf(name)));
    },
  );

  test.each(["\ud800 Kupa", "Kupa \udfff", "🎁".slice(0, 1)])("survives half an emoji: %j", (name) => {
    expect(textOf(linkOf(name))).toContain("\ufffd");
    expect(textOf(chatLink(PHONE, productMessage({ name, price: 1, address: "" })))).toContain("\ufffd");
  });
});
