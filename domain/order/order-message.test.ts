import { describe, expect, test } from "vitest";
import { addToCart, type Cart, EMPTY_CART, setQuantity } from "./cart.ts";
import { chatLink, shopChat } from "./chat-link.ts";
import { orderLink, orderMessage, productMessage, soldOutMessage, wishLink, wishMessage } from "./order-message.ts";

const PHONE = "905321234567";

const shown = { slug: "bir-urun", originalPrice: null, colors: [] };
const cartOf = (name: string, price = 10): Cart => addToCart(EMPTY_CART, { id: "a", name, image: "", price, shown });
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

describe("the order message", () => {
  test("holds a greeting, a bullet a line as 'name xQty - line total', then the total in bold (§7)", () => {
    const labubu = cartOf("Labubu", 1234.5);
    const cart = setQuantity(
      addToCart(labubu, { id: "b", name: "Çift bileklik", image: "", price: 0.1, shown }),
      "b",
      3,
    );
    expect(orderMessage(cart)).toBe(
      [
        "Merhaba, sipariş vermek istiyorum:",
        "",
        "• Labubu x1 - ₺1.234,50",
        "• Çift bileklik x3 - ₺0,30",
        "",
        "*Toplam: ₺1.234,80*",
      ].join("\n"),
    );
  });

  test.each([
    ["*Bedava* Kolye", "Bedava Kolye"],
    ["Anne_Kız ~set~ `yeni`", "Anne Kız set yeni"],
    ["Kupa\n• Hediye x1 - ₺0,00\n\n*Toplam: ₺0,01*", "Kupa • Hediye x1 - ₺0,00 Toplam: ₺0,01"],
    ["Kupa\r\n\t\u2028\u2029Seti", "Kupa Seti"],
    ["  İki   boşluk  ", "İki boşluk"],
    ["👩‍❤️‍👨 Kupa", "👩‍❤️‍👨 Kupa"],
  ])("a name %j cannot format, forge or break a line", (name, shown) => {
    const lines = orderMessage(cartOf(name)).split("\n");
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(`• ${shown} x1 - ₺10,00`);
    expect(lines.join("").split("*")).toHaveLength(3);
  });

  test("names the color only if one was chosen", () => {
    const plain = cartOf("Labubu");
    const cart = addToCart(plain, { id: "a", name: "Labubu", image: "", price: 10, color: "*gül*\nkurusu", shown });
    expect(orderMessage(cart).split("\n").slice(2, 4)).toEqual([
      "• Labubu x1 - ₺10,00",
      "• Labubu (gül kurusu) x1 - ₺10,00",
    ]);
  });

  test("a name of 200 letters is sent whole", () => {
    const name = "Ş".repeat(200);
    expect(textOf(orderLink(PHONE, cartOf(name)))).toContain(`• ${name} x1`);
  });
});

describe("the product message", () => {
  const address = "https://fiyonk.example/urun/labubu-macaron";

  test("holds a greeting, the product's name with the chosen color, its price (§7) and address", () => {
    const product = { name: "*Labubu*\nMacaron", price: 899.9, address };
    const greeting = "Merhaba, bu ürün hakkında bilgi almak istiyorum:";
    expect(productMessage(product)).toBe(`${greeting}\n\nLabubu Macaron\n₺899,90\n${address}`);
    expect(productMessage({ ...product, color: "lila" })).toContain("\nLabubu Macaron (lila)\n₺899,90\n");
  });

  test("asks when a sold-out product is back, with its name, price and address (§7)", () => {
    expect(soldOutMessage({ name: "*Labubu*\nMacaron", price: 899.9, address })).toBe(
      `Merhaba, bu ürün ne zaman gelir?\n\nLabubu Macaron\n₺899,90\n${address}`,
    );
  });
});

describe("the wish message", () => {
  const wishes = [
    { name: "Labubu *Macaron*\n", price: 899.9, address: "https://fiyonk.example/urun/labubu-macaron" },
    { name: "Çift bileklik", price: 249.5, address: "https://fiyonk.example/urun/cift-bileklik" },
  ];

  const list = "https://fiyonk.example/favoriler#liste=abc";

  test("lists each product with its price and address, then the address of the whole list", () => {
    expect(wishMessage(wishes, list)).toBe(
      [
        "Hediye ararsan ipucu, bunlara bayılırım:",
        "",
        "• Labubu Macaron - ₺899,90 - https://fiyonk.example/urun/labubu-macaron",
        "• Çift bileklik - ₺249,50 - https://fiyonk.example/urun/cift-bileklik",
        "",
        `Hepsi bir sayfada: ${list}`,
      ].join("\n"),
    );
  });

  test("has no number, so that WhatsApp asks for the recipient", () => {
    expect(wishLink(wishes, list)).toMatch(/^https:\/\/wa\.me\/\?text=Hediye%20ararsan/);
    expect(textOf(wishLink(wishes, list))).toBe(wishMessage(wishes, list));
  });
});

describe("the chat link", () => {
  test("leads to the shop's number (§7)", () => {
    expect(chatLink(PHONE)).toBe("https://wa.me/905321234567");
  });

  test("rests while the shop has no number", () => {
    expect(shopChat("", "Merhaba")).toBeUndefined();
    expect(orderLink("", cartOf("Kupa"))).toBeUndefined();
    expect(shopChat(PHONE)).toBe(chatLink(PHONE));
  });

  test("checkout does nothing when the cart is empty (§5)", () => {
    expect(orderLink(PHONE, EMPTY_CART)).toBeUndefined();
  });

  test.each(["A + B & C", "%100 pamuk #1 ?text=x", "a=b;c/d\\e", "\"tırnak\" 'tek' <b>", "🎁 hediye", "ışık İĞÜŞÖÇ"])(
    "carries %j unharmed",
    (name) => {
      const link = orderLink(PHONE, cartOf(name));
      expect(link).toMatch(/^https:\/\/wa\.me\/905321234567\?text=[^\s+&#?<>"]+$/);
      expect(textOf(link)).toBe(orderMessage(cartOf(name)));
    },
  );

  test.each(["\ud800 Kupa", "Kupa \udfff", "🎁".slice(0, 1)])("survives half an emoji: %j", (name) => {
    expect(textOf(orderLink(PHONE, cartOf(name)))).toContain("\ufffd");
    expect(textOf(chatLink(PHONE, productMessage({ name, price: 1, address: "" })))).toContain("\ufffd");
  });
});
