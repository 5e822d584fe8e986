import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { sourcesOfRooms } from "./support/code/imports.ts";

const read = (file: string) => readFileSync(file, "utf8");
const sources = sourcesOfRooms().filter((file) => !file.endsWith(".css"));

const TITLE = "## One answer to each question";
const ROW = /^\| ([^|]+) \| `([\w/.-]+)` `(\w+)\(\)` \| ([^|]*) \|$/gm;

const section = read("docs/architecture.md").split(TITLE)[1]?.split("\n## ")[0] ?? "";
const rows = [...section.matchAll(ROW)].map(([, question = "", file = "", answer = "", asked = ""]) => ({
  ...{ question, file, answer },
  asked: [...asked.matchAll(/`([^`]+)`/g)].map(([, by = ""]) => by),
}));

/** The files that import a function, and so ask its question. */
function askersOf(file: string, name: string): string[] {
  return sources.filter((source) =>
    [...read(source).matchAll(/^import\s+\{([^}]*)\}\s+from\s+"(\.[^"]+)"/gm)].some(
      ([, names = "", from = ""]) =>
        normalize(join(dirname(source), from)) === file && names.split(",").some((one) => one.trim() === name),
    ),
  );
}

test("docs/architecture.md says of each question which function answers it, and who asks", () => {
  expect(rows.length).toBeGreaterThan(7);
  for (const { question, file, answer, asked } of rows) {
    const found = askersOf(file, answer);
    expect(asked, `${question} The row should have: ${found.map((by) => `\`${by}\``).join(", ")}`).toEqual(found);
  }
});

/** What an answer is made of. Whoever else reads it gives a second answer. */
const INGREDIENTS: readonly (readonly [what: string, pattern: RegExp, files: RegExp])[] = [];

test.each(INGREDIENTS)("%s is read where the question is answered, and nowhere else", (_, pattern, files) => {
  const readers = sources.filter((file) => pattern.test(read(file)));
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((file) => !files.test(file))).toEqual([]);
});
