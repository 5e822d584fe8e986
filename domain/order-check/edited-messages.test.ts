import { describe, expect, test } from "vitest";
import { CHECKED_SHOP } from "../../tests/support/order-check/checked-shop.ts";
import { changedMessages, honestMessages } from "../../tests/support/order-check/edited-message.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { verifyOrder } from "./verified-order.ts";

const NOW = new Date("2026-11-24T09:00:00Z");

function doubtsAbout(text: string): string[] {
  const [pasted, ...others] = pastedOrders(text, { now: NOW });
  if (!pasted || others.length > 0) return [`${others.length + 1} orders`];
  const { lines, doubts } = verifyOrder(pasted.order, { ...CHECKED_SHOP, at: pasted.at?.toISOString() });
  const ofLines = lines.flatMap(({ name, doubts }) => doubts.map(({ kind }) => `${name}: ${kind}`));
  return [...ofLines, ...doubts.map(({ kind }) => kind)].sort();
}

/** That the sender has changed what the shop wrote. */
const isAccusation = (doubt: string): boolean => /(?:price|quantity|total)-edited$/.test(doubt);

test("the tables have 200 messages; no honest one is accused, each changed one is caught", () => {
  expect(honestMessages().length + changedMessages().length).toBeGreaterThanOrEqual(200);
  expect(honestMessages().filter(({ doubts }) => doubts.some(isAccusation))).toEqual([]);
  expect(changedMessages().filter(({ doubts }) => doubts.length === 0)).toEqual([]);
});

describe.each([
  ["an honest message", honestMessages()],
  ["a changed message", changedMessages()],
])("%s", (_, messages) => {
  test.each(messages)("$name", ({ pasted, doubts }) => {
    expect(doubtsAbout(pasted)).toEqual(doubts);
  });
});
