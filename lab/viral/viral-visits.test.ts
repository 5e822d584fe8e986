import { expect, test } from "vitest";
import { cartIn } from "../../domain/order/cart-code.ts";
import { viralVisits } from "./viral-visits.ts";

const PLACES = { product: { id: "p1", path: "/urun/kolye" }, categories: ["takilar"], files: ["/assets/a.js"] };
const HOUR = { visitors: 500, lengthMs: 60_000 };

test("the same seed makes the same hour, in the order of its requests", () => {
  const steps = viralVisits(PLACES, { seed: 1, ...HOUR });
  expect(viralVisits(PLACES, { seed: 1, ...HOUR })).toEqual(steps);
  expect(viralVisits(PLACES, { seed: 2, ...HOUR })).not.toEqual(steps);
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((one, other) => one - other));
});

test("all visitors come to the product with an address of their own, most of them soon after the story", () => {
  const steps = viralVisits(PLACES, { seed: 1, ...HOUR });
  const arrivals = steps.filter(({ kind }) => kind === "product");
  expect(new Set(arrivals.map(({ from }) => from)).size).toBe(HOUR.visitors);
  expect(new Set(arrivals.map(({ path }) => path)).size).toBeGreaterThan(HOUR.visitors * 0.9);
  const between = (from: number, until: number) =>
    arrivals.filter(({ at }) => at >= from * 1000 && at < until * 1000).length;
  expect(between(5, 15)).toBeGreaterThan(10 * between(0, 5));
  expect(between(5, 15)).toBeGreaterThan(between(45, 55));
});

test("the cart that a visitor asks about is one that the shop reads", () => {
  const steps = viralVisits(PLACES, { seed: 1, ...HOUR });
  const carts = steps.filter(({ kind }) => kind === "cart");
  expect(carts.length).toBeGreaterThan(10);
  for (const { path } of carts) expect(cartIn(path.split("=")[1] ?? "")?.lines).toHaveLength(1);
});
