import { expect, test } from "vitest";
import { type KeptOrder, sentOrdersIn, withSent } from "./sent-orders.ts";

const orderOf = (code: string): KeptOrder => ({ code, day: "2026-11-27", total: 449.9 });

test("the newest ten are kept, each cart once", () => {
  const many = Array.from({ length: 12 }, (_, number) => `1.${number}`).reduce<KeptOrder[]>(
    (orders, code) => withSent(orders, orderOf(code)),
    [],
  );
  expect(many.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, (_, number) => `1.${11 - number}`));
  expect(withSent(many, orderOf("1.5")).filter(({ code }) => code === "1.5")).toHaveLength(1);
  expect(sentOrdersIn(JSON.stringify(many))).toEqual(many);
});

test.each(["", "{", "null", "7", '[{"code":"1.2"}]', '[{"code":"<b>","day":"2026-11-27","total":1}]', "[null]"])(
  "of the stored text %j nothing is read",
  (stored) => expect(sentOrdersIn(stored)).toEqual([]),
);
