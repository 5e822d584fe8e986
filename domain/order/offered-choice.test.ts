import { expect, test } from "vitest";
import { colorValue } from "../choice/chosen.ts";
import { colorGroup } from "../choice/options.ts";
import { lostOf, offeredOf } from "./offered-choice.ts";

const MODEL = { id: "model", name: "Model", word: "model" };
const IPHONE = { id: "iphone-16", name: "iPhone 16", note: "", extra: 0 };
const NAME = { id: "isim", label: "İsim", most: 10, signs: "letters", isRequired: true, extra: 0 } as const;
const options = { groups: [...colorGroup([{ word: "pembe" }]), { ...MODEL, values: [IPHONE] }], texts: [NAME] };

test("a choice is kept as far as it is offered", () => {
  const [pink, gone] = [colorValue("pembe"), { group: "model", id: "galaxy-s25", name: "Galaxy S25" }];
  const name = { id: "isim", label: "İsim", text: "Ece" };
  expect(offeredOf(options, { values: [pink, gone], texts: [name] })).toEqual({ values: [pink], texts: [name] });
  expect(lostOf(options, { values: [pink, gone], texts: [name] })).toBe(1);
});
