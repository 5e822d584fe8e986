import { expect, test } from "vitest";
import { campaigns } from "./campaigns.ts";
import {
  meantCodes,
  meantOffers,
  NEW_CODE,
  NEW_MANY,
  NEW_TOGETHER,
  typedCodes,
  typedOffers,
} from "./typed-campaigns.ts";

test("numbers are read as they are typed, and fields of another gain are dropped", () => {
  const gain = { kind: "percent", percent: "%15", amount: "50", product: "k" } as const;
  const typed = { ...NEW_CODE, code: "ece 10", gain, least: "1.234,50" };
  const [code] = campaigns.shape.codes.parse(meantCodes([typed]));
  expect(code).toMatchObject({ code: "ECE10", gain: { kind: "percent", percent: 15 }, least: 1234.5 });
  expect(code?.gain).not.toHaveProperty("amount");
  const [many] = campaigns.shape.offers.parse(meantOffers([{ ...NEW_MANY, take: "4", pay: " 3 " }]));
  expect(many).toMatchObject({ take: 4, pay: 3 });
  const set = { ...NEW_TOGETHER, products: ["k", "z"], percent: "", amount: "20,5" };
  expect(campaigns.shape.offers.parse(meantOffers([set]))).toMatchObject([{ percent: null, amount: 20.5 }]);
});

test("text that is no number is refused in words, at its field", () => {
  const wrong = { ...NEW_CODE, code: "ECE10", gain: { kind: "percent" as const, percent: "on" }, least: "çok" };
  const { error } = campaigns.shape.codes.safeParse(meantCodes([wrong]));
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["0.gain.percent", "Yüzde tam sayı olmalı"],
    ["0.least", "En az tutar sayı olmalı, örneğin 49,90"],
  ]);
});

test("what is saved is a draft too, and a draft of another version is left as it is", () => {
  const saved = campaigns.shape.codes.parse(meantCodes([{ ...NEW_CODE, code: "ECE10" }]));
  expect(typedCodes(saved)).toEqual(saved);
  expect(meantCodes(saved)).toEqual(saved);
  expect([typedCodes("?"), typedOffers([{ kind: "later" }]), meantCodes("?"), meantOffers(7)]).toEqual([
    [],
    [],
    "?",
    7,
  ]);
});
