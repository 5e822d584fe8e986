import { expect, test } from "vitest";
import { randomOrder } from "../../tests/support/made-up/random-order.ts";
import { randomRuns } from "../../tests/support/thorough.ts";
import { toldChoice } from "../choice/chosen.ts";
import { cartIn, codeKey } from "./cart-code.ts";
import { MESSAGE_LIMITS } from "./message-size.ts";
import { writtenOrder } from "./order-message.ts";

const CARTS = 100;

/** Runs in several parts, so that none exceeds its time limit on a busy machine. */
test.each(Array.from({ length: randomRuns(300) / CARTS }, (_, part) => part))(
  "of any 100 carts each address parses, each text is whole, each link has all lines: %d",
  (part) => {
    for (let seed = part * CARTS; seed < (part + 1) * CARTS; seed += 1) {
      const { order, revision } = randomOrder(seed);
      const { link = "" } = writtenOrder("905321234567", order) ?? {};
      const text = new URL(link).searchParams.get("text") ?? "";
      const lines = text.split("\n");
      const problems = [
        link.length > MESSAGE_LIMITS.address && "a long address",
        text.length > MESSAGE_LIMITS.units && "a long text",
        !text.isWellFormed() && "half an emoji",
        lines.filter((line) => /^\*Toplam: ₺[\d.]+,\d\d\*$/.test(line)).length !== 1 && "no total",
        bulletsIn(lines) !== order.lines.length && "a lost line",
        lines.at(-1) !== `Sepet: ${order.cartAddress}` && "a lost link",
      ].filter(Boolean);
      expect(problems, `seed ${seed}`).toEqual([]);
      const code = cartIn(lines.at(-1)?.split("#")[1] ?? "");
      expect(code?.revision).toBe(revision);
      expect(code?.lines).toEqual(
        order.lines.map((line) => ({ key: codeKey({ id: line.id, ...toldChoice(line) }), quantity: line.quantity })),
      );
    }
  },
);

const bulletsIn = (lines: readonly string[]): number =>
  lines.filter((line) => line.startsWith("• ")).length +
  Number(lines.map((line) => /^\+(\d+) ürün daha$/.exec(line)?.[1]).find(Boolean) ?? 0);
