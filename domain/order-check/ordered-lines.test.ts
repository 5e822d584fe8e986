import { describe, expect, test } from "vitest";
import { CHECKED_SHOP, MESSAGES, readOne } from "../../tests/support/order-check/checked-shop.ts";
import { toldChoice } from "../choice/chosen.ts";
import { cartCode } from "../order/cart-code.ts";
import { comparedLine, orderedLines } from "./ordered-lines.ts";

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

test("a wrap with its price is one line as version 1.0 wrote it and as it is written now", () => {
  expect(comparedLine("Hediye paketi: evet (₺35,00)")).toBe(comparedLine("Hediye paketi olsun (₺35,00)"));
  expect(comparedLine("Hediye paketi: evet (₺35,00)")).not.toBe(comparedLine("Hediye paketi olsun (₺25,00)"));
});

test("a text without a link has none", () => {
  expect(linesOf(undefined, "• Çift bileklik x2 - ₺499,00")).toEqual([]);
});
