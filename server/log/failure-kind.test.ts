import { expect, test } from "vitest";
import { failureKind } from "./database-failure.ts";

const MESSAGE = "No such user: ayse@posta.example";

test.each([
  [Object.assign(new Error(MESSAGE), { code: "EENVELOPE" }), "EENVELOPE"],
  [Object.assign(new TypeError(MESSAGE), { code: 550 }), "TypeError"],
  [new TypeError(MESSAGE), "TypeError"],
  [MESSAGE, "unknown"],
  [undefined, "unknown"],
])("a failure is logged by its kind, without its message", (cause, kind) => {
  expect(failureKind(cause)).toBe(kind);
});
