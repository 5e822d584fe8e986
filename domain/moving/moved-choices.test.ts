import { expect, test } from "vitest";
import { movedSets } from "./moved-choices.ts";

const CHAINS = {
  id: "zincir-boyu",
  name: "Zincir boyu",
  word: "boy",
  values: ["40 cm", "45 cm"].map((name) => ({ id: name.replace(" ", "-"), name, note: "" })),
};

const joinedBy = (name: string, ...values: string[]) =>
  movedSets([CHAINS]).join({ name, values: values.map((name) => ({ name })) })?.name;

test.each([
  ["Zincir Boyu", ["60 cm"], "Zincir boyu"],
  ["Boy", ["45 cm", "50 cm"], "Zincir boyu"],
  ["Uzunluk", ["40 cm", "45 cm"], "Zincir boyu"],
  ["Boy", ["10 cm", "15 cm"], "Boy"],
  ["Uzunluk", ["40 cm", "60 cm"], "Uzunluk"],
])("%s with %j joins %s", (name, values, set) => {
  expect(joinedBy(name, ...values)).toBe(set);
});
