import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn } from "../../tests/support/code/imports.ts";
import { journeysOf, unfollowedTests, VISITED_BY } from "./changed-files.ts";

test("every path of the table exists, and so does every folder of journeys it names", () => {
  expect(Object.keys(VISITED_BY).filter((path) => !existsSync(path))).toEqual([]);
  const named = new Set(["page", ...Object.values(VISITED_BY).flat()]);
  expect([...named].toSorted()).toEqual(readdirSync("tests/journeys").toSorted());
});

test("every folder of the app has a line or is visited by all journeys", () => {
  const ofAllPages = ["app/early", "app/fonts", "app/info", "app/look", "app/stills", "app/ui"];
  const folders = new Set(filesIn(["app/*/**"]).map((file) => file.split("/").slice(0, 2).join("/")));
  expect([...folders].filter((folder) => !ofAllPages.includes(folder) && !VISITED_BY[`${folder}/`])).toEqual([]);
});

test("a changed page runs the journeys of the longest path that fits, and those of every page", () => {
  expect(journeysOf(["app/shop/home/hero.tsx"])).toEqual(["tests/journeys/home/", "tests/journeys/page/"]);
  expect(journeysOf(["app/admin/order-print/slip.tsx"])).toContain("tests/journeys/order-book/");
  expect(journeysOf(["app/shop/cart/cart-line.tsx"])).toContain("tests/journeys/order/");
});

test("a change to the whole shop runs all journeys", () => {
  for (const file of ["server/shop.ts", "domain/money.ts", "app/root.tsx", "app/ui/sheet.tsx", "package.json"])
    expect(journeysOf([file]), file).toBe("all");
});

test("a changed journey runs, documents and tests beside the code run none", () => {
  const journey = "tests/journeys/home/hero.e2e.ts";
  expect(journeysOf([journey, "README.md", "docs/google.md", "domain/money.test.ts"])).toEqual([journey]);
});

test("tests that read files as text or start programs run whatever changed", () => {
  expect(unfollowedTests()).toEqual(
    expect.arrayContaining([
      "tests/shipped-files.test.ts",
      "tests/built/pages.test.ts",
      "app/tints.test.ts",
      "server/process.test.ts",
      "storage/engine/sqlite-writer.test.ts",
      "server/workshop/workshop.test.ts",
    ]),
  );
});
