import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { sourcesOfRooms } from "./support/code/imports.ts";

const read = (file: string) => readFileSync(file, "utf8");
const sources = sourcesOfRooms().filter((file) => !file.endsWith(".css"));

const TITLE = "## One answer to each question";
const ROW = /^\| ([^|]+) \| `([\w/.-]+)`((?: `\w+\(\)`,?)+) \| ([^|]*) \|$/gm;
const MARKED = /`([^`()]+)(?:\(\))?`/g;
const markedIn = (text: string): string[] => [...text.matchAll(MARKED)].map(([, name = ""]) => name);

const section = read("docs/architecture.md").split(TITLE)[1]?.split("\n## ")[0] ?? "";
const rows = [...section.matchAll(ROW)].map(([, question = "", file = "", answers = "", asked = ""]) => ({
  ...{ question, file },
  answers: markedIn(answers),
  asked: markedIn(asked),
}));

/** The files that import one of the functions, and so ask their question. */
function askersOf(file: string, answers: readonly string[]): string[] {
  return sources.filter((source) =>
    [...read(source).matchAll(/^import\s+\{([^}]*)\}\s+from\s+"(\.[^"]+)"/gm)].some(
      ([, names = "", from = ""]) =>
        normalize(join(dirname(source), from)) === file && names.split(",").some((one) => answers.includes(one.trim())),
    ),
  );
}

test("docs/architecture.md says of each question which function answers it, and who asks", () => {
  expect(rows.length).toBeGreaterThan(7);
  for (const { question, file, answers, asked } of rows) {
    const found = askersOf(file, answers);
    expect(asked, `${question} The row should have: ${found.map((by) => `\`${by}\``).join(", ")}`).toEqual(found);
  }
});

/** The ingredients of an answer. Another file that reads them gives a second answer. */
const INGREDIENTS: readonly (readonly [what: string, pattern: RegExp, files: RegExp])[] = [
  [
    "the picture of a color",
    /\bpictureOfColor\(/,
    /^domain\/catalog\/color-pictures|^app\/shop\/product\/product-page/,
  ],
  ["what is not there", /\bisChosenGone\b/, /^domain\/choice\/(?:product-)?options\.ts/],
  [
    "the limit of free sending",
    /\bfreeFrom\b/,
    /^domain\/(?:settings\/|shop\/(?:parcel-price|setting-values)|web\/structured-data)|^content\/first-sections|^app\/admin\/shop-settings\//,
  ],
  ["whether an order is paid", /\border\.paid\b/, /^domain\/order-book\/order-money\.ts/],
  ["the law's sentence on returns", /cayma hakkı yok/i, /^app\/shop\/page\/return-law|^content\//],
  [
    "how many pieces are left",
    /\bcounts\[/,
    /^domain\/(?:choice\/(?:product-)?options|order\/checked-cart|order-book\/counted-pieces)|^storage\/order-book\/found-orders/,
  ],
];

test.each(INGREDIENTS)("%s is read where the question is answered, and nowhere else", (_, pattern, files) => {
  const readers = sources.filter((file) => pattern.test(read(file)));
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((file) => !files.test(file))).toEqual([]);
});
