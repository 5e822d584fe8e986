import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROWS } from "./all-rows.ts";

const idsOf = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

test("the table has every attack, every fault and every load once, in order", () => {
  expect(ROWS.map(({ id }) => id)).toEqual([...idsOf("A", 33), ...idsOf("F", 27), ...idsOf("L", 4)]);
});

test("a row that does not apply says why, every other is held by something that is there", () => {
  const empty = ROWS.filter((row) => ("reason" in row ? row.reason === "" : !("tests" in row) && !("hold" in row)));
  expect(empty).toEqual([]);
  const named = ROWS.flatMap((row) => ("tests" in row ? row.tests : []));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});

test("what docs/security.md names as proof is there", () => {
  const named = [...readFileSync("docs/security.md", "utf8").matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
