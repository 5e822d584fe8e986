import { describe, expect, test } from "vitest";
import { CHECKED_SHOP, MESSAGES, PAINTED, readIn, readOne } from "../../tests/support/order-check/checked-shop.ts";
import { MESSAGES_OF_BEFORE } from "../../tests/support/order-check/messages-of-before.ts";
import { PASTED } from "../../tests/support/order-check/pasted-forms.ts";
import { cartCode } from "../order/cart-code.ts";

const doubtsOf = (text: string, now?: Date) =>
  readOne(text, now).verified.lines.flatMap(({ name, doubts }) => doubts.map(({ kind }) => `${name}: ${kind}`));

const moneyOf = (text: string, now?: Date) =>
  readOne(text, now).verified.lines.map(({ productId, quantity, thatDay, today }) => [
    productId,
    quantity,
    thatDay,
    today,
  ]);

describe("a message that nobody has touched", () => {
  // A revision of the link that is newer than the message is told.
  test.each(Object.keys(PASTED).filter((form) => form !== "novemberFifth"))(
    "leaves nothing beside its order, pasted as %s",
    (form) => {
      for (const message of [MESSAGES.linked, MESSAGES.gift, MESSAGES.long, MESSAGES.chosen]) {
        const [one, ...more] = readIn(PASTED[form]?.(message) ?? "");
        expect(more).toEqual([]);
        expect(one?.verified.others).toEqual([]);
        expect(one?.verified.lines.flatMap(({ doubts }) => doubts)).toEqual([]);
      }
    },
  );

  test.each(Object.entries(MESSAGES_OF_BEFORE))("of version 1.0 is read as it was: %s", (_, message) => {
    const { verified } = readOne(message);
    expect(verified.others).toEqual([]);
    expect(verified.lines.flatMap(({ doubts }) => doubts).filter(({ kind }) => !kind.startsWith("price-"))).toEqual([]);
  });

  test("keeps the lines for which it had no room", () => {
    expect(MESSAGES.long).toMatch(/\+\d+ ürün daha/);
    expect(moneyOf(MESSAGES.long)).toHaveLength(60);
  });
});

/** Changes to the message with a link, and the doubts about its order then. */
const EDITS: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ["₺499,00", "₺399,00", ["• Çift bileklik x2 - ₺399,00"], ["Çift bileklik: unsaid"]],
  ["bileklik x2 - ₺499,00", "bileklik x1 - ₺249,50", ["• Çift bileklik x1 - ₺249,50"], ["Çift bileklik: unsaid"]],
  ["x2 - ₺499,00", "x1,5 - ₺499,00", ["• Çift bileklik x1,5 - ₺499,00"], ["Çift bileklik: unsaid"]],
  [
    "• Çift bileklik x2 - ₺499,00",
    "~• Çift bileklik x2 - ₺499,00~",
    ["~• Çift bileklik x2 - ₺499,00~"],
    ["Çift bileklik: unsaid"],
  ],
  ["• Çift bileklik x2 - ₺499,00\n", "", [], ["Çift bileklik: unsaid"]],
  ["₺499,00", "₺499,00 ❌", ["• Çift bileklik x2 - ₺499,00 ❌"], ["Çift bileklik: unsaid"]],
  ["(Pembe)", "(Krem)", ["• Labubu anahtarlık (Krem) x1 - ₺899,90"], ["Labubu anahtarlık: unsaid"]],
  ["*Toplam: ₺1.758,90*", "*Toplam: ₺1.700,00*", ["*Toplam: ₺1.700,00*"], []],
  ["Kargo: ücretsiz", "Kargo: bedava", ["Kargo: bedava"], []],
  ["\n\n*Toplam", "\n• İsimli kolye x1 - ₺320,00\n\n*Toplam", ["• İsimli kolye x1 - ₺320,00"], []],
  ["\n\n*Toplam", "\n• Soya mumu x3 - ₺360,00\n\n*Toplam", ["• Soya mumu x3 - ₺360,00"], []],
  ["Sepet: ", "lila değil bebek mavisi\nvazgeçtim iptal\nSepet: ", ["lila değil bebek mavisi", "vazgeçtim iptal"], []],
  ["₺499,00", "499,00 ₺", ["• Çift bileklik x2 - 499,00 ₺"], ["Çift bileklik: unsaid"]],
  ["Sepet: ", "Bu gelir mi: Soya mumu x1\n\nSepet: ", ["Bu gelir mi: Soya mumu x1"], []],
  // Changes that chats and keyboards make by themselves.
  ["• Çift bileklik x2 - ₺499,00", "- çift bileklik  x2 – ₺499.00", [], []],
  ["*Toplam: ₺1.758,90*", "Toplam: ₺1.758,90", [], []],
];

describe("the link is the order, and the rest stands beside it", () => {
  test.each(EDITS)("%j to %j", (from, to, others, doubts) => {
    expect(MESSAGES.linked).toContain(from);
    const text = MESSAGES.linked.replace(from, to);
    expect(readOne(text).verified.others).toEqual(others);
    expect(doubtsOf(text)).toEqual(doubts);
    expect(moneyOf(text)).toEqual(moneyOf(MESSAGES.linked));
  });

  test("what is to pay is compared, and a message of the version before, which did not say it, leaves nothing beside", () => {
    const toPay = "Ödenecek: ₺349,80 (kargo ₺49,90 dahil)";
    expect(MESSAGES.gift).toContain(`\n${toPay}\n`);
    expect(readOne(MESSAGES.gift.replace(`${toPay}\n`, "")).verified).toEqual(readOne(MESSAGES.gift).verified);
    const cheaper = MESSAGES.gift.replace("₺349,80", "₺299,90");
    expect(readOne(cheaper).verified.others).toEqual([toPay.replace("₺349,80", "₺299,90")]);
    expect(doubtsOf(cheaper)).toEqual([]);
  });

  test("a link alone, or one in other words, says no line unsaid", () => {
    const link = MESSAGES.linked.split("\n").at(-1) ?? "";
    for (const [text, others] of [
      [link, []],
      [`${link}\nbunları alayım`, ["bunları alayım"]],
    ] as const) {
      expect(readOne(text).verified.others).toEqual(others);
      expect(doubtsOf(text)).toEqual([]);
    }
  });

  test("of two lines that read alike the missing one is told", () => {
    const lines = [
      { id: "toka", quantity: 1 },
      { id: "toka-2", quantity: 1 },
    ];
    const code = cartCode(50, lines);
    const bullet = "• Şık toka x1 - ₺59,90";
    const head = "Merhaba, sipariş vermek istiyorum:";
    const link = `https://fiyonk.example/sepet#${code}`;
    const doubts = (text: string) => doubtsOf(text).filter((doubt) => doubt.endsWith("unsaid")).length;
    expect(doubts([head, bullet, bullet, link].join("\n"))).toBe(0);
    expect(doubts([head, bullet, link].join("\n"))).toBeGreaterThan(0);
  });

  test("a product that can't be sent, or lacks a color, says so", () => {
    const lines = [
      { id: "kilif", quantity: 1 },
      { id: "tavsan", quantity: 1 },
      { id: "kupa", quantity: 1 },
      { id: "yok", quantity: 1 },
    ];
    const { verified } = readOne(`https://fiyonk.example/sepet#${cartCode(50, lines)}`);
    expect(verified.lines.map(({ doubts }) => doubts)).toEqual([
      [{ kind: "sold-out" }],
      [{ kind: "removed" }],
      [{ kind: "choice-missing", colors: ["Mavi", "Kırmızı"], words: [] }],
      [{ kind: "gone" }],
    ]);
  });
});

describe("the prices of a link", () => {
  /** The candle was ₺100,00 until November 10th, noon. */
  const sentAt = (day: string) => MESSAGES.early.replace(/^/, `[14:05, ${day}.11.2026] Ayşe: `);

  test("count while they were the shop's within a day of the message", () => {
    expect(doubtsOf(sentAt("09"))).toEqual(["Soya mumu: price-changed"]);
    expect(doubtsOf(sentAt("10"))).toEqual(["Soya mumu: price-changed"]);
    expect(moneyOf(sentAt("10"))[0]).toEqual(["mum", 2, 100, 120]);
  });

  test("are told with the day on which they ended, and forgotten ones with the day since which prices are known", () => {
    const until = "2026-11-10T09:00:00.000Z";
    expect(readOne(sentAt("09")).verified.lines[0]?.doubts).toEqual([{ kind: "price-changed", until }]);
    const link = `https://fiyonk.example/sepet#${cartCode(0, [{ id: "mum", quantity: 1 }])}`;
    expect(readOne(`[14:05, 24.11.2025] Ayşe: ${link}`).verified.lines[0]?.doubts).toEqual([
      { kind: "price-forgotten", until: CHECKED_SHOP.since.at },
    ]);
  });

  test("are told as outdated in a message that is newer, and in one without a time", () => {
    const until = "2026-11-10T09:00:00.000Z";
    for (const text of [sentAt("12"), MESSAGES.early]) {
      const { lines, others } = readOne(text).verified;
      expect(others).toEqual([]);
      expect(lines.map(({ doubts }) => doubts)).toEqual([[{ kind: "price-outdated", until }], []]);
    }
    expect(doubtsOf(MESSAGES.early, new Date("2026-11-10T18:00:00Z"))).toEqual(["Soya mumu: price-changed"]);
  });

  test("that a later revision has are outdated in an older message", () => {
    const link = `https://fiyonk.example/sepet#${cartCode(50, [{ id: "mum", quantity: 1 }])}`;
    const { lines } = readOne(`[14:05, 01.11.2026] Ayşe: ${link}`).verified;
    expect(lines).toMatchObject([{ thatDay: 120, today: 120, doubts: [{ kind: "price-outdated" }] }]);
  });

  test("that are forgotten are told, and today's are written", () => {
    const { prices, since } = CHECKED_SHOP;
    expect([prices.get("mum")?.changes.length, since.revision]).toEqual([1, 1]);
    const link = `https://fiyonk.example/sepet#${cartCode(0, [{ id: "mum", quantity: 1 }])}`;
    const { lines } = readOne(`[14:05, 24.11.2025] Ayşe: ${link}`).verified;
    expect(lines).toMatchObject([{ thatDay: null, today: 120, doubts: [{ kind: "price-forgotten" }] }]);
  });

  test("without a revision are those of the message's time, else today's", () => {
    const link = `https://fiyonk.example/sepet#${cartCode(0, [{ id: "mum", quantity: 1 }])}`;
    expect(moneyOf(`[14:05, 05.11.2026] Ayşe: ${link}`)).toEqual([["mum", 1, 100, 120]]);
    expect(moneyOf(link)).toEqual([["mum", 1, 120, 120]]);
  });
});

test("a line has the picture of its color, as the cart has, else the product's", () => {
  const imagesOf = (color: string) =>
    readOne(`https://fiyonk.example/sepet#${cartCode(50, [{ id: "boyali", color, quantity: 1 }])}`).verified.lines.map(
      ({ image }) => image,
    );
  const [front, back] = [PAINTED.image, PAINTED.images[0]];
  expect(imagesOf("Pembe")).toEqual([back]);
  expect(imagesOf("Krem")).toEqual([front]);
});

test("without a link the shop's price stands in the line, and what the text says otherwise beside it", () => {
  const text = MESSAGES.plain.replace("₺499,00", "₺399,00");
  expect(moneyOf(text)).toEqual([
    ["labubu", 1, 899.9, 899.9],
    ["bileklik", 2, 249.5, 249.5],
    ["mum", 3, 120, 120],
  ]);
  expect(readOne(text).verified.others).toEqual(["• Çift bileklik x2 - ₺399,00"]);
  expect(readOne("Kolay gelsin").verified).toMatchObject({ lines: [], others: ["Kolay gelsin"] });
});
