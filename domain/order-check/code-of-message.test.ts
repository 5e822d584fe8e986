import { expect, test } from "vitest";
import { campaigns } from "../settings/campaigns.ts";
import { codeOfMessage } from "./code-of-message.ts";
import { readOrder } from "./read-order.ts";

const RULES = campaigns.parse({
  codes: ["KARGO", "ECE10"].map((code) => ({ code, gain: { kind: "sending" } })),
  offers: [],
});

test.each([
  ["bi kupa alıcam ece10", "ECE10"],
  ["Kargo dahil mi", undefined],
  ["KARGO kodum var", "KARGO"],
  ["indirim kodu: kargo", "KARGO"],
  ["kod kargo olsun", "KARGO"],
  ["Kupon ECE10: −₺5,00", "ECE10"],
])("without a link, %j names the code %s", (text, code) => {
  expect(codeOfMessage(readOrder(text), RULES)).toBe(code);
});
