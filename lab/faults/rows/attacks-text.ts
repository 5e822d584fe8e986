import type { Row } from "../row.ts";

export const attacksByText: readonly Row[] = [
  {
    id: "A1",
    what: "Scripts in every text, wherever it is shown",
    tests: ["tests/built/policy.test.ts", "server/api/naughty-strings.test.ts", "tests/journeys/page/naughty.e2e.ts"],
  },
  {
    id: "A2",
    what: "The end of a script in data for scripts and for search engines",
    tests: ["domain/web/structured-data.test.ts", "tests/built/pages.test.ts"],
  },
  {
    id: "A3",
    what: "Image addresses that run, look inside or lead astray",
    tests: ["domain/catalog/product-image.test.ts", "domain/catalog/product-input.test.ts"],
  },
  {
    id: "A4",
    what: "Half letters, NUL, hidden and turned letters, a megabyte, Turkish i",
    tests: ["server/api/naughty-strings.test.ts", "domain/plain-text.test.ts", "domain/turkish.test.ts"],
  },
  {
    id: "A5",
    what: "Numbers that are none, too long, too fine or below zero",
    tests: ["domain/money.test.ts", "server/api/bad-product-input.test.ts"],
  },
  { id: "A30", what: "Formulas in an exported table", reason: "nothing is exported as a table" },
];
