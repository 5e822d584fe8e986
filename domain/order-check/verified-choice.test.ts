import { describe, expect, test } from "vitest";
import { MESSAGES, readOne } from "../../tests/support/order-check/checked-shop.ts";
import type { ToldChoice } from "../choice/chosen.ts";
import { cartCode } from "../order/cart-code.ts";

describe("what was chosen and written", () => {
  const MODEL = "telefon-modeli";
  const PRO = { group: MODEL, id: "iphone-15-pro", name: "iPhone 15 Pro" };
  const linkOf = (chosen: ToldChoice & { quantity?: number }, revision = 50) =>
    `https://fiyonk.example/sepet#${cartCode(revision, [{ id: "fiyonk", quantity: 1, ...chosen }])}`;
  const textsOf = (...texts: string[]) => texts.map((text) => ({ id: "isim", label: "İsim", text }));
  const lineOf = (text: string) => readOne(text).verified.lines[0];

  test("is read from the link, with its price", () => {
    expect(MESSAGES.chosen).toContain("• Fiyonklu kılıf (Pembe, iPhone 15 Pro) x2 - ₺639,80\n  “BUSE ♥” (İsim)\n");
    expect(lineOf(MESSAGES.chosen)).toMatchObject({
      color: "Pembe",
      values: [PRO],
      texts: textsOf("BUSE ♥"),
      thatDay: 319.9,
      today: 319.9,
      doubts: [],
    });
  });

  test("is shown by the picture of its color", () => {
    const imageOf = (color?: string) => lineOf(linkOf({ color, values: [PRO], texts: textsOf("BUSE") }))?.image;
    expect([imageOf("Siyah"), imageOf("Pembe"), imageOf()]).toEqual([
      "/media/siyah.jpg",
      "/media/pembe.jpg",
      "/media/pembe.jpg",
    ]);
  });

  test.each([
    ["iPhone 15 Pro)", "iPhone 13)", "• Fiyonklu kılıf (Pembe, iPhone 13) x2 - ₺639,80"],
    ["“BUSE ♥”", "“BUSE”", "“BUSE” (İsim)"],
    ["“BUSE ♥”", "“Buse ♥”", "“Buse ♥” (İsim)"],
    ["“BUSE ♥”", "“BUŞE ♥”", "“BUŞE ♥” (İsim)"],
  ])("changed in the message from %j to %j it stands beside the order", (from, to, other) => {
    const { lines, others } = readOne(MESSAGES.chosen.replace(from, to)).verified;
    expect(others).toEqual([other]);
    expect(lines).toMatchObject([{ values: [PRO], texts: textsOf("BUSE ♥"), doubts: [{ kind: "unsaid" }] }]);
  });

  test("a line that is sold out takes no piece of the others", () => {
    const gone = { id: "fiyonk", color: "Pembe", quantity: 2, values: [{ group: MODEL, id: "iphone-13", name: "" }] };
    const there = { id: "fiyonk", color: "Siyah", quantity: 2, values: [{ group: MODEL, id: "iphone-14", name: "" }] };
    const lines = [gone, there].map((line) => ({ ...line, texts: textsOf("BUSE") }));
    const { verified } = readOne(`https://fiyonk.example/sepet#${cartCode(50, lines)}`);
    expect(verified.lines.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([["sold-out"], []]);
  });

  test("shares the pieces that are counted with the lines above it", () => {
    const named = (text: string) => ({
      ...{ id: "fiyonk", color: "Siyah", quantity: 1, texts: textsOf(text) },
      values: [{ group: MODEL, id: "iphone-14", name: "iPhone 14" }],
    });
    const link = `https://fiyonk.example/sepet#${cartCode(50, ["BUSE", "ECE", "ADA"].map(named))}`;
    expect(readOne(link).verified.lines.map(({ doubts }) => doubts)).toEqual([[], [], [{ kind: "few", left: 0 }]]);
  });

  test("that a keyboard writes with other quotes and spaces is the same", () => {
    expect(readOne(MESSAGES.chosen.replace("“BUSE ♥” ", '"BUSE  ❤️"  ')).verified).toMatchObject({ others: [] });
  });

  test("in a short word it is said with its question, and read without it, as the version before wrote it", () => {
    const link = (id: string) =>
      `https://fiyonk.example/sepet#${cartCode(50, [{ id: "yuzuk", color: "Altın", values: [{ group: "yuzuk-olcusu", id, name: "" }], quantity: 1 }])}`;
    const message = (said: string) =>
      `• Zirkon yüzük (Altın, ${said}) x1 - ₺189,90\n\n*Toplam: ₺189,90*\n\nSepet: ${link("14")}`;
    for (const said of ["ölçü 14", "14"]) {
      expect(readOne(message(said)).verified).toMatchObject({ others: [], lines: [{ doubts: [] }] });
    }
    expect(readOne(message("ölçü 15")).verified).toMatchObject({
      others: ["• Zirkon yüzük (Altın, ölçü 15) x1 - ₺189,90"],
      lines: [{ doubts: [{ kind: "unsaid" }] }],
    });
  });

  test("a price difference that came after the order is told", () => {
    const text = `[14:05, 10.11.2026] Ayşe: ${linkOf({ color: "Siyah", values: [PRO], texts: textsOf("BUSE") }, 20)}`;
    expect(lineOf(text)).toMatchObject({ thatDay: 269.9, today: 319.9, doubts: [{ kind: "price-changed" }] });
    const other = text.replace(
      /sepet#.*/,
      linkOf({ color: "Siyah", texts: textsOf("BUSE") }, 20)
        .split("/")
        .at(-1) ?? "",
    );
    expect(lineOf(other)).toMatchObject({ thatDay: 269.9, today: 269.9, doubts: [{ kind: "choice-missing" }] });
  });

  test.each<[string, ToldChoice & { quantity?: number }, object[]]>([
    ["nobody chose", {}, [{ kind: "choice-missing", words: ["model", "İsim"] }]],
    [
      "is gone",
      { values: [{ group: MODEL, id: "iphone-11", name: "" }], texts: textsOf("BUSE") },
      [{ kind: "choice-gone" }],
    ],
    [
      "is sold out together",
      { color: "Pembe", values: [{ group: MODEL, id: "iphone-13", name: "" }], texts: textsOf("BUSE") },
      [{ kind: "sold-out" }],
    ],
    [
      "is counted less often",
      { quantity: 3, values: [{ group: MODEL, id: "iphone-14", name: "" }], texts: textsOf("BUSE") },
      [{ kind: "few", left: 2 }],
    ],
    [
      "cannot be made",
      { values: [PRO], texts: textsOf("BUSE 2010 ♥") },
      [{ kind: "text-trouble", words: [expect.stringContaining("yazılamıyor")] }],
    ],
  ])("that %s is told", (_, chosen, doubts) => {
    expect(lineOf(linkOf({ color: "Siyah", ...chosen }))?.doubts).toEqual(doubts);
  });

  test("is proposed without a link too: of two models the longer name, and the text below, which is never sure", () => {
    const text = MESSAGES.chosen.replace(/\nSepet: .*/, "");
    expect(readOne(text).verified).toMatchObject({
      lines: [
        {
          ...{ quantity: 2, color: "Pembe", values: [PRO], texts: [] },
          doubts: [{ kind: "choice-missing", words: ["İsim"] }],
          proposal: { offered: textsOf("BUSE ♥") },
        },
      ],
    });
    expect(lineOf("• fiyonklu kılıf siyah iphone 15 x3")).toMatchObject({
      quantity: 3,
      values: [{ id: "iphone-15" }],
      texts: [],
    });
  });

  test("of a color that is gone is found by the color in the brackets", () => {
    const link = linkOf({ color: "Lila", values: [PRO], texts: textsOf("BUSE") });
    const text = `• Fiyonklu kılıf (Lila, iPhone 15 Pro) x1 - ₺319,90\n  “BUSE” (İsim)\n\nSepet: ${link}`;
    expect(lineOf(text)).toMatchObject({ color: "Lila", values: [PRO], doubts: [{ kind: "choice-gone" }] });
  });
});
