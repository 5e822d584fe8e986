import { expect, test } from "vitest";
import { isMisleading } from "./price-history.ts";
import { historyThen } from "./price-plan.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 9));
const CUT = { at: at(10).toISOString(), before: 100, after: 60 };

test.each([
  ["days after the cut, which is the lowest price of the month", at(20), true],
  ["at its end, as a smaller cut of the same month", at(17), true],
  ["more than a month after the cut", at(17 + 31), false],
])("a cut that is planned behind another one is measured by the prices of its own moment: %s", (_, now, expected) => {
  const history = { price: 60, since: at(1).toISOString(), changes: [CUT] };
  const then = historyThen(history, { price: 100, originalPrice: null, endsAt: at(17).toISOString() });
  expect(isMisleading({ price: 80, originalPrice: 100 }, then, 30, now)).toBe(expected);
});
