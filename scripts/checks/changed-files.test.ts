import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { journeysOf } from "./changed-files.ts";

test("a change runs the journeys of its folder, the nearest one that has a line", () => {
  expect(journeysOf(["app/shop/cart/cart-sheet.tsx"])).toEqual(["tests/journeys/order/", "tests/journeys/page/"]);
  expect(journeysOf(["app/admin/product-form/product-form.tsx"])).toEqual(["tests/journeys/admin/"]);
  expect(journeysOf(["app/shop/cards/product-card.tsx"])).not.toBe("all");
});

test("every folder of journeys that a line names is there", () => {
  const chosen = ["home", "cart", "catalog", "account", "gallery"].flatMap((noun) => journeysOf([`app/${noun}/x.ts`]));
  expect(chosen.filter((folder) => !existsSync(folder))).toEqual([]);
});

test("a change to the whole shop runs all journeys", () => {
  for (const file of [
    "server/shop.ts",
    "domain/money.ts",
    "server/door/door.ts",
    "tests/support/shop-process.ts",
    "package.json",
  ])
    expect(journeysOf([file]), file).toBe("all");
});

test("a changed journey runs, documents and tests beside the code run none", () => {
  const journey = "tests/journeys/home/hero.e2e.ts";
  expect(journeysOf([journey, "README.md", "docs/google.md", "domain/money.test.ts"])).toEqual([journey]);
});
