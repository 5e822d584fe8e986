import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { CHECKED_SHOP, MESSAGES, readOne } from "../../tests/support/order-check/checked-shop.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { toldChoice } from "../choice/chosen.ts";
import { cartCode } from "../order/cart-code.ts";
import { orderedLines, shelfOf } from "./ordered-lines.ts";

const linesOf = (code: string | undefined, ...others: string[]) =>
  orderedLines({ code, others }, CHECKED_SHOP.shelf).map(({ found, quantity, ...chosen }) => [
    found?.product.id,
    quantity,
    toldChoice(chosen).color,
  ]);

describe("the link is the truth", () => {
  test("whatever the message says", () => {
    const { code } = readOne(MESSAGES.linked).pasted.order;
    const lines = [
      ["labubu", 1, "Pembe"],
      ["bileklik", 2, undefined],
      ["mum", 3, undefined],
    ];
    expect(linesOf(code)).toEqual(lines);
    expect(linesOf(code, "• İsimli kolye x9 - ₺1,00")).toEqual(lines);
  });

  test("also for what is in the trash, for a color that is gone, and for what nobody knows any more", () => {
    const code = cartCode(5, [
      { id: "tavsan", quantity: 1 },
      { id: "kupa", color: "Lila", quantity: 2 },
      { id: "yok", quantity: 3 },
    ]);
    expect(linesOf(code, "• Çift kişilik kupa (Lila) x2 - ₺299,90")).toEqual([
      ["tavsan", 1, undefined],
      ["kupa", 2, "Lila"],
      [undefined, 3, undefined],
    ]);
    expect(linesOf(code)[1]).toEqual([undefined, 2, undefined]);
  });
});

describe("without a link a line is proposed", () => {
  test.each([
    ["• Çift bileklik x2 - ₺499,00", ["bileklik", 2, undefined]],
    ["- çift bileklik 2 adet 499 TL", ["bileklik", 2, undefined]],
    ["2 adet Çift bileklik", ["bileklik", 2, undefined]],
    ["🎁 Çift bileklik x2", ["bileklik", 2, undefined]],
    ["• Çift bileklik", ["bileklik", 1, undefined]],
    ["• Çift bileklik x0 - ₺1,00", ["bileklik", 1, undefined]],
    ["1. Labubu anahtarlık (Pembe) x1 - ₺899,90", ["labubu", 1, "Pembe"]],
    ["• Labubu anahtarlık pembe olsun x3", ["labubu", 3, "Pembe"]],
  ])("for %j", (line, proposed) => {
    expect(linesOf(undefined, line)).toEqual([proposed]);
  });

  test.each([
    ["• Telefon kılıfı (Samsung Galaxy A54, pembe) x2 - ₺499,00", ["samsung-a54", 2]],
    ["2 adet telefon kılıfı xiaomi redmi note 13 5g pembe", ["redmi-note-13-5g", 2]],
    ["- Telefon kılıfı iphone13 pro 1 tane", ["iphone-13-pro", 1]],
    ["• Telefon kılıfı (Poco X7) x2", ["poco-x7", 2]],
    ["• Telefon kılıfı (iPhone 13) x7", ["iphone-13", 7]],
    ["• Telefon kılıfı (note 13) x1", [undefined, 1]],
  ])("of the model that %j means", (line, proposed) => {
    const choices = [{ set: "telefon-modeli", without: [], extra: {} }];
    const product = productOf({ id: "kilif", name: "Telefon kılıfı", colors: ["Pembe", "Siyah"], choices });
    const read = orderedLines(
      { code: undefined, others: [line] },
      shelfOf([{ product, isRemoved: false }], FIRST_CHOICE_SETS),
    );
    expect(read.map(({ values, quantity }) => [values?.find(({ group }) => group !== "renk")?.id, quantity])).toEqual([
      proposed,
    ]);
  });

  test.each([
    "Çift bileklik çok güzelmiş",
    "• Peluş tavşan x1 - ₺450,00",
    "• Kalpli balon x1 - ₺5,00",
    "Adres: Çift bileklik sokak 2",
    "bir çift bileklik",
    "",
  ])("but not for %j", (line) => {
    expect(linesOf(undefined, line)).toEqual([]);
  });
});
