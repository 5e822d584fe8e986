import { describe, expect, test } from "vitest";
import { colorValue } from "../choice/chosen.ts";
import { productMessage, soldOutMessage, wishLink, wishMessage } from "./product-message.ts";

const textOf = (link: string) => new URL(link).searchParams.get("text");

describe("the product message", () => {
  const address = "https://fiyonk.example/urun/labubu-macaron";

  test("holds a greeting, the product's name with the chosen color, its price (§7) and address", () => {
    const product = { name: "*Labubu*\nMacaron", price: 899.9, address };
    const greeting = "Merhaba, bu ürün hakkında bilgi almak istiyorum:";
    expect(productMessage(product)).toBe(`${greeting}\n\nLabubu Macaron\n₺899,90\n${address}`);
    expect(productMessage({ ...product, values: [colorValue("lila")] })).toContain(
      "\nLabubu Macaron (lila)\n₺899,90\n",
    );
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
