import { expect, test } from "vitest";
import { createPlans } from "./plans.ts";

test("a product that cannot be shown holds up no prices that are due, and is told", async () => {
  const done: string[] = [];
  const plans = createPlans({
    catalog: {
      showDue: () => Promise.reject(new Error("no such product")),
      turnDuePrices: async () => [{ step: "1", count: 2, turned: "ended" }],
    },
    now: () => new Date(),
    log: { info: (event) => done.push(event), warn: (event) => done.push(event) },
  });
  await expect(plans.run("", async () => {})).rejects.toThrow("no such product");
  expect(done).toEqual(["prices_turned"]);
});
