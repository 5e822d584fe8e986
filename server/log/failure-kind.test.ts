import { expect, test } from "vitest";
import { failureKind } from "./failure-kind.ts";

const SAID = "No such user: ayse@posta.example";

test.each([
  [Object.assign(new Error(SAID), { code: "EENVELOPE" }), "EENVELOPE"],
  [Object.assign(new TypeError(SAID), { code: 550 }), "TypeError"],
  [new TypeError(SAID), "TypeError"],
  [SAID, "unknown"],
  [undefined, "unknown"],
])("of a failure only its kind is told, not what it says", (cause, kind) => {
  expect(failureKind(cause)).toBe(kind);
});
