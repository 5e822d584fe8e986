import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn } from "../../tests/support/code/imports.ts";
import { journeysOf, testsOf, VISITED_BY } from "./changed-files.ts";

const visits = (...paths: string[]) => paths.map((path) => `tests/journeys/${path}`);

test("every folder and every journey of the table exists, and every folder of pages has a line", () => {
  expect(Object.keys(VISITED_BY).filter((folder) => !existsSync(folder))).toEqual([]);
  expect(visits(...Object.values(VISITED_BY).flat()).filter((path) => globSync(`${path}*`).length === 0)).toEqual([]);
  const ofAllPages = ["app/fonts", "app/stills"];
  const folders = new Set(filesIn(["app/*/**"]).map((file) => file.split("/").slice(0, 2).join("/")));
  expect([...folders].filter((folder) => !ofAllPages.includes(folder) && !VISITED_BY[`${folder}/`])).toEqual([]);
});

test("a change is visited by the journeys of its folder, else by those of the files that import it", () => {
  expect(journeysOf(["app/shop/home/hero.tsx"])).toEqual(visits("home/"));
  expect(journeysOf(["app/admin/today/today-page.tsx"])).toEqual(visits("admin/today"));
  expect(journeysOf(["domain/catalog/shown-price.ts"])).toContain("tests/journeys/home/showcase");
});

test("a changed journey runs, documents and tests beside the code run none", () => {
  const journey = "tests/journeys/home/hero.e2e.ts";
  expect(journeysOf([journey, "README.md", "docs/google.md", "domain/money.test.ts"])).toEqual([journey]);
});

test("tests over at most one file between run, the house rules always, and what asks built pages after a changed page", () => {
  const ofMoney = testsOf(["domain/money.ts"]);
  expect(ofMoney).toEqual(
    expect.arrayContaining(["domain/money.test.ts", "domain/order/cart.test.ts", "tests/built/pages.test.ts"]),
  );
  expect(testsOf(["docs/google.md"])).toContain("tests/documents.test.ts");
  expect(testsOf(["docs/google.md"])).not.toContain("tests/built/pages.test.ts");
});
