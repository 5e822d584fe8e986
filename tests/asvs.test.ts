import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0. Those of level 3 have higher numbers. */
const SECTIONS: Record<string, number> = {
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
};
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);
const STATES = ["holds", "does not apply", "not done"];
const NAMED = /`([\w.-]+\/[\w/.-]+\.\w+)`((?:(?:,| and)? "[^"]+")*)/g;

const rows = readFileSync("docs/asvs.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = "", level = "", asks = "", state = "", where = ""] = line.slice(2, -2).split(" | ");
    return { number, level, asks, state, where };
  });

test("docs/asvs.md has every requirement once, in order, with a state and a reason", () => {
  expect(rows.map(({ number }) => number)).toEqual(NUMBERS);
  const odd = rows.filter(({ asks, state, where }) => !asks || !STATES.includes(state) || !where);
  expect(odd).toEqual([]);
});

test("every requirement that holds names a file or test, and each of them exists", () => {
  const wrong = rows.flatMap(({ number, state, where }) => {
    const named = [...where.matchAll(NAMED)];
    if (state === "holds" && named.length === 0) return [`${number} names nothing`];
    return named.flatMap(([, file = "", titles = ""]) => missing(file, titles).map((what) => `${number}: ${what}`));
  });
  expect(wrong).toEqual([]);
});

test("docs/security.md gives the same numbers", () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  const [holding, foreign, undone] = STATES.map(count);
  const sentence = `${rows.length} requirements: ${holding} hold, ${foreign} do not apply, ${undone} are not done`;
  expect(readFileSync("docs/security.md", "utf8").replaceAll("\n", " ")).toContain(sentence);
});

function missing(file: string, titles: string): string[] {
  if (!existsSync(file)) return [file];
  const text = readFileSync(file, "utf8");
  const wanted = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title);
  return wanted.filter((title) => !text.includes(title)).map((title) => `${file} ${title}`);
}
