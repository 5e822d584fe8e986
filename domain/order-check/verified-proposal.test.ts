import { describe, expect, test } from "vitest";
import { CHATTED_SHOP } from "../../tests/support/free-chats/chatted-shop.ts";
import { NO_CAMPAIGNS } from "../../tests/support/order-check/no-campaigns.ts";
import { toldChoice } from "../choice/chosen.ts";
import { proposedOrder } from "./proposed-order.ts";
import { readOrder } from "./read-order.ts";
import { verifyOrder } from "./verified-order.ts";
import { type OwnersChoice, ownersCount, PIECES, verifiedProposal, withOwnersChoices } from "./verified-proposal.ts";

const { products, sets } = CHATTED_SHOP;

function verified(chat: string, choices: readonly OwnersChoice[] = [], shop = products) {
  const proposed = proposedOrder(chat, { products: shop, sets });
  const lines = withOwnersChoices(proposed.lines, choices);
  const since = { revision: 1, at: "2026-01-01T00:00:00.000Z" };
  const order = readOrder(chat);
  const parts = { at: undefined, now: new Date(), prices: new Map(), since, sets, parcel: undefined };
  return verifiedProposal(verifyOrder(order, { lines, ...NO_CAMPAIGNS, ...parts }), { proposed, lines, order });
}

const first = (...parts: Parameters<typeof verified>) => verified(...parts).lines[0];

describe("what a chat leaves open", () => {
  test("is chosen by the owner or asked", () => {
    const chat = "1 adet çilekli silikon kılıf kırmızı istiyorum";
    expect(first(chat)).toMatchObject({
      ...{ color: "kırmızı", asked: [{ word: "model" }] },
      proposal: { isSure: true, words: chat, asked: [{ id: "telefon-modeli", chosen: "" }] },
    });
    const chosen = first(chat, [{ line: 0, group: "telefon-modeli", value: "iphone-13" }]);
    expect(chosen).toMatchObject({ values: [{ name: "iPhone 13" }], proposal: { asked: [{ chosen: "iphone-13" }] } });
    expect(chosen?.asked).toBeUndefined();
    expect(first(chat, [{ line: 0, group: "telefon-modeli", value: "yok" }])).toMatchObject({ values: [] });
    expect(first(chat, [{ line: 7, group: "renk", value: "yeşil" }])).toMatchObject({ color: "kırmızı" });
  });

  test("may be a color, which is the first group of a choice", () => {
    const chat = "1 adet çilekli silikon kılıf iphone 13";
    expect(first(chat, [{ line: 0, group: "renk", value: "yeşil" }])).toMatchObject({
      ...{ color: "yeşil", values: [{ id: "iphone-13" }] },
      proposal: { asked: [{ id: "renk", chosen: "yeşil" }] },
    });
  });
});

test("the owner says another number of pieces", () => {
  const chat = "boba yastık bej 2 tane";
  const pieces = (value: string) => first(chat, [{ line: 0, group: PIECES, value }])?.quantity;
  expect(["5", "999", "0", "-1", "1.5", "1000", "çok"].map(pieces)).toEqual([5, 999, 2, 2, 2, 2, 2]);
  expect(
    ownersCount(
      [
        { line: 1, group: PIECES, value: "4" },
        { line: 1, group: PIECES, value: "6" },
      ],
      1,
    ),
  ).toBe(6);
  expect(ownersCount([{ line: 1, group: PIECES, value: "4" }], 0)).toBeUndefined();
});

describe("never ticked by itself", () => {
  test("is a text: it is offered, and written when the owner accepts it", () => {
    const chat = "isimli kolye altın istiyorum üzerine Buse yazsın";
    expect(first(chat)).toMatchObject({
      texts: [],
      proposal: { offered: [{ id: "isim", label: "İsim", text: "Buse" }] },
    });
    expect(first(chat, [{ line: 0, group: "isim", value: "Buse" }])).toMatchObject({ texts: [{ text: "Buse" }] });
  });

  test.each([
    ["pembe değil bej olsun boba yastık"],
    ["boba yastık bej 2 tane\nvazgeçtim"],
    ["boba yastık bej 2 tane\nonu istemiyorum"],
    ["boba yastık bej 2 tane\nyok almayayım"],
    ["boba yastık bej 2 tane iptal edelim"],
    ["boba yastık bej var mı?"],
    ["boba yastık bej kaç tl"],
    ["boba yastık bej ya da karamel"],
    ["geçen ay boba yastık bej almıştım"],
    ["boba yastık bej kırmızı hariç"],
    ["boba yastık yeşil 1 tane"],
    ["boba yastık bej 1 tane\n3 tane olsun"],
    ["sihirli boba yastık bej 1 tane"],
    ["soya mumu 1 adet"],
  ])("is %j", (chat) => {
    expect(verified(chat).lines.filter(({ proposal }) => proposal?.isSure)).toEqual([]);
  });

  test("is what visitors do not see", () => {
    const hidden = products.map((product) => ({ ...product, shownFrom: "2999-01-01T00:00:00.000Z" }));
    expect(first("boba yastık bej 2 tane", [], hidden)).toMatchObject({ quantity: 2, proposal: { isSure: false } });
  });
});

test("a product that is named again in a later message is one line", () => {
  const { lines } = verified("boba çay yastık istiyorum\nboba çay yastık bej olsun");
  expect(lines).toMatchObject([{ quantity: 1, color: "bej" }]);
});

test("a line of words that nothing was made of stands beside the order", () => {
  expect(verified("boba yastık bej 2 tane\nzili çalmayın bebek uyuyor\nteşekkürler").others).toEqual([
    "zili çalmayın bebek uyuyor",
  ]);
  expect(verified("Kolay gelsin").others).toEqual(["Kolay gelsin"]);
});

test("values have no color among them: the color stands apart", () => {
  expect(
    proposedOrder("çilekli kılıf yeşil iphone 13", { products, sets }).lines.map((line) => toldChoice(line).color),
  ).toEqual(["yeşil"]);
});
