import { describe, expect, test } from "vitest";
import { colorValue } from "../choice/chosen.ts";
import { cartLinkAddress } from "../web/cart-link.ts";
import { addToCart, type Cart, EMPTY_CART, setQuantity } from "./cart.ts";
import { NO_DETAILS, type OrderDetails } from "./order-details.ts";
import { type Order, orderMessage, writtenOrder } from "./order-message.ts";

const PHONE = "905321234567";
const ADDRESS = "https://fiyonk.example/sepet#1.7.0aB3xZ.Qw12eR";

const shown = { slug: "bir-urun", originalPrice: null, colors: [] };
const cartOf = (name: string, price = 10): Cart => addToCart(EMPTY_CART, { id: "a", name, image: "", price, shown });
const orderOf = (lines: Cart, more: Partial<Order> = {}): Order => ({
  lines,
  details: NO_DETAILS,
  parcel: undefined,
  cartAddress: ADDRESS,
  ...more,
});
const messageOf = (lines: Cart, more?: Partial<Order>) => orderMessage(orderOf(lines, more));
const linkOf = (name: string) => writtenOrder(PHONE, orderOf(cartOf(name)))?.link;
const textOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("text");

describe("the order message", () => {
  test("holds a greeting, a bullet a line as 'name xQty - line total', then the total in bold (§7)", () => {
    const labubu = cartOf("Labubu", 1234.5);
    const cart = setQuantity(
      addToCart(labubu, { id: "b", name: "Çift bileklik", image: "", price: 0.1, shown }),
      "b",
      3,
    );
    expect(messageOf(cart)).toBe(
      [
        "Merhaba, sipariş vermek istiyorum:",
        "",
        "• Labubu x1 - ₺1.234,50",
        "• Çift bileklik x3 - ₺0,30",
        "",
        "*Toplam: ₺1.234,80*",
        "Kargo: hariç",
        "",
        `Sepet: ${ADDRESS}`,
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
    const lines = messageOf(cartOf(name)).split("\n");
    expect(lines).toHaveLength(8);
    expect(lines[2]).toBe(`• ${shown} x1 - ₺10,00`);
    expect(lines.join("").split("*")).toHaveLength(3);
  });

  test("names the color only if one was chosen", () => {
    const plain = cartOf("Labubu");
    const cart = addToCart(plain, {
      id: "a",
      name: "Labubu",
      image: "",
      price: 10,
      values: [colorValue("*gül*\nkurusu")],
      shown,
    });
    expect(messageOf(cart).split("\n").slice(2, 4)).toEqual([
      "• Labubu x1 - ₺10,00",
      "• Labubu (gül kurusu) x1 - ₺10,00",
    ]);
  });

  test("says that a color is still to be chosen, also of a cut name", () => {
    const needs = [{ id: "renk", word: "renk" }];
    const line = { id: "a", name: "Labubu", image: "", price: 10, quantity: 1, shown: { ...shown, needs } };
    expect(messageOf([line])).toContain("\n• Labubu (renk seçilmedi) x1 - ₺10,00\n");
    const many = Array.from({ length: 60 }, (_, at) => ({ ...line, id: `${at}`, name: `Labubu ${"ç".repeat(80)}` }));
    expect(messageOf(many).split("\n")[2]).toMatch(/^• Labubu ç+… \(renk seçilmedi\) x1 - ₺10,00$/);
  });

  test.each([
    ["14", "ölçü 14"],
    ["40 cm", "ölçü 40 cm"],
    ["XXL", "ölçü XXL"],
    ["Ayarlanabilir", "Ayarlanabilir"],
  ])("says by the word of its question what the short value %s is", (name, said) => {
    const [line] = cartOf("Yüzük");
    const needs = [{ id: "olcu", word: "ölçü" }];
    const values = [{ group: "olcu", id: "x", name }];
    const chosen = line && [{ ...line, values: [colorValue("altın"), ...values], shown: { ...line.shown, needs } }];
    expect(messageOf(chosen ?? [])).toContain(`\n• Yüzük (altın, ${said}) x1 - ₺10,00\n`);
  });

  test("a name of 200 letters is sent whole", () => {
    const name = "Ş".repeat(200);
    expect(textOf(linkOf(name))).toContain(`• ${name} x1`);
  });
});

const FULL: OrderDetails = {
  ...NO_DETAILS,
  name: "Ayşe Yılmaz",
  phone: "905321234567",
  province: "İstanbul",
  district: "Kadıköy",
  address: "Moda Cad. 5\nDaire 3",
  day: "2027-02-14",
  giftWrap: true,
  cardNote: "İyi ki doğdun *canım*\n🎂",
  hidePrices: true,
};

describe("what the visitor adds", () => {
  const about = (details: Partial<OrderDetails>) =>
    messageOf(cartOf("Kupa"), { details: { ...NO_DETAILS, ...details } })
      .split("\n")
      .slice(7, -2);

  test("stands after the total, a line for each thing that was filled in, before the link", () => {
    const message = messageOf(cartOf("Kupa"), { details: FULL, parcel: { price: 49.9, freeFrom: 500 } });
    expect(message).toBe(`Merhaba, sipariş vermek istiyorum:

• Kupa x1 - ₺10,00

*Toplam: ₺10,00*
Kargo: ₺49,90 (₺500,00 üzeri ücretsiz)
Ödenecek: ₺59,90 (kargo ₺49,90 dahil)

Ad soyad: Ayşe Yılmaz
Telefon: 0532 123 45 67
Adres: Moda Cad. 5 Daire 3, Kadıköy / İstanbul
İstenen gün: 14.02.2027
Hediye paketi olsun
Kart notu: İyi ki doğdun canım
/ 🎂
Pakette fiyat görünmesin

Sepet: ${ADDRESS}`);
  });

  test("is paid beside the products where it costs something, in a sum of its own below the total", () => {
    const giftPrices = { giftWrap: 35, giftNote: 15 };
    const sums = (more: Partial<Order>) => messageOf(cartOf("Kupa", 480), more).split("\n").slice(4, 7);
    const parcel = { price: 59.9, freeFrom: 500 };
    expect(sums({ details: FULL, giftPrices, parcel })).toEqual([
      "*Toplam: ₺480,00*",
      "Kargo: ₺59,90 (₺500,00 üzeri ücretsiz)",
      "Ödenecek: ₺589,90 (hediye paketi ₺35,00, hediye kartı ₺15,00 ve kargo ₺59,90 dahil)",
    ]);
    expect(sums({ parcel: { price: 59.9, freeFrom: 480 } })).toEqual(["*Toplam: ₺480,00*", "Kargo: ücretsiz", ""]);
    expect(sums({ details: FULL, giftPrices, parcel: { price: null, freeFrom: 500 } })).toEqual([
      "*Toplam: ₺480,00*",
      "Kargo: ₺500,00 üzeri ücretsiz",
      "Ödenecek: ₺530,00 (kargo hariç, hediye paketi ₺35,00 ve hediye kartı ₺15,00 dahil)",
    ]);
  });

  test("costs nothing as a card without words", () => {
    const blank = { details: { ...NO_DETAILS, cardNote: " \n*" }, giftPrices: { giftNote: 15 } };
    expect(messageOf(cartOf("Kupa"), blank)).toBe(messageOf(cartOf("Kupa")));
  });

  test.each<[Partial<OrderDetails>, string]>([
    [{ address: "Moda Cad. 5" }, "Adres: Moda Cad. 5"],
    [{ province: "İzmir" }, "Adres: İzmir"],
    [{ district: "Kadıköy", province: "İstanbul" }, "Adres: Kadıköy / İstanbul"],
    [{ phone: "+4915123456789" }, "Telefon: +4915123456789"],
    [{ name: "Ayşe\n\n*Toplam: ₺0,01*" }, "Ad soyad: Ayşe Toplam: ₺0,01"],
  ])("%j is the one line %j", (details, line) => {
    expect(about(details)).toEqual([line]);
  });

  test("nothing filled in, or blanks only, says nothing", () => {
    expect(messageOf(cartOf("Kupa"), { details: { ...NO_DETAILS, name: "  ", cardNote: "\n*" } })).toBe(
      messageOf(cartOf("Kupa")),
    );
  });
});

describe("a long cart", () => {
  const longCart = (count: number, name: string): Cart =>
    Array.from({ length: count }, (_, index) => ({
      ...{ id: `0d9b7a52-${index}`, name: `${index} ${name}`, image: "", price: 1234.5, quantity: 2, shown },
    }));
  const codeOf = (lines: Cart) => `https://fiyonk.example${cartLinkAddress(123_456, lines)}`;
  const longMessage = (count: number, name: string, more: Partial<Order> = {}) => {
    const lines = longCart(count, name);
    return messageOf(lines, { cartAddress: codeOf(lines), ...more }).split("\n");
  };

  test("first has its names cut, all to the same length", () => {
    const lines = longMessage(20, "Mıknatıslı Çift Bilekliği, gümüş ve siyah, hediye kutusuyla birlikte");
    expect(lines.slice(2, 22).every((line) => /^• \d+ Mıknatıslı Çift.*… x2 - ₺2\.469,00$/.test(line))).toBe(true);
    expect(lines.slice(22, 24)).toEqual(["", "*Toplam: ₺49.380,00*"]);
  });

  test("then its last lines stand together as '+N ürün daha'", () => {
    const lines = longMessage(200, "Mıknatıslı Çift Bilekliği", { details: FULL });
    const bullets = lines.filter((line) => line.startsWith("• "));
    expect(bullets.length).toBeGreaterThan(0);
    expect(lines[2 + bullets.length]).toBe(`+${200 - bullets.length} ürün daha`);
    expect(lines).toContain("*Toplam: ₺493.800,00*");
    expect(lines.join("\n")).toContain("\nKart notu: İyi ki doğdun canım\n/ 🎂\n");
    expect(lines.at(-1)).toBe(`Sepet: ${codeOf(longCart(200, ""))}`);
  });

  test.each(["👩‍❤️‍👨", "🇹🇷", "👍🏽", "e\u0301"])("never has half a %s", (letter) => {
    const [bullet = ""] = longMessage(25, letter.repeat(40)).slice(2);
    const name = bullet.replace(/^• 0 /, "").replace(/ x2 - .*$/, "");
    expect(name).toMatch(/….?$/u);
    expect(name.replace("…", "").replaceAll(letter, "")).toBe("");
  });

  test("with more lines than a code has says its total without a link, and is copied whole", () => {
    const lines = longMessage(300, "Kupa", { cartAddress: undefined });
    expect(lines.slice(-2)).toEqual(["*Toplam: ₺740.700,00*", "Kargo: hariç"]);
    const written = writtenOrder(PHONE, orderOf(longCart(300, "Kupa"), { cartAddress: undefined }));
    expect(written?.whole?.match(/^• /gm)).toHaveLength(300);
    expect(writtenOrder(PHONE, orderOf(longCart(200, "Kupa")))).not.toHaveProperty("whole");
  });

  test("keeps its lines before what cannot be sold, which the whole message asks for", () => {
    const [lines, asked] = [longCart(60, "Mıknatıslı Çift Bilekliği"), cartOf("Kupa")];
    const written = writtenOrder(PHONE, orderOf(lines, { asked }));
    expect(written?.text).toBe(messageOf(lines));
    expect(written?.whole).toContain("\n\nBu gelir mi: Kupa x1\n\nSepet: ");
  });
});

test("where nothing else is ordered, as many questions are asked as have room", () => {
  const asked = Array.from({ length: 200 }, () => cartOf("Mıknatıslı Çift Bilekliği")).flat();
  const text = writtenOrder(PHONE, orderOf(EMPTY_CART, { asked }))?.text ?? "";
  expect(text.length).toBeLessThanOrEqual(1800);
  expect(text.match(/Bu gelir mi/g)?.length).toBeGreaterThan(20);
});

test("what cannot be sold is asked for below the order, and is no part of it", () => {
  const asked = cartOf("*Kupa*");
  expect(messageOf(cartOf("Kılıf"), { asked })).toBe(
    `Merhaba, sipariş vermek istiyorum:\n\n• Kılıf x1 - ₺10,00\n\n*Toplam: ₺10,00*\nKargo: hariç\n\nBu gelir mi: Kupa x1\n\nSepet: ${ADDRESS}`,
  );
});
