import { describe, expect, test } from "vitest";
import { touchedBy } from "./touched.ts";

const journeysAt = (changed: string) => touchedBy([changed]).journeys;
const testsAt = (changed: string) => touchedBy([changed]).tests;

describe("what a change touches", () => {
  test("the tests that import it, however far away, and those that read all code", () => {
    const tests = testsAt("domain/money.ts");
    expect(tests).toContain("domain/money.test.ts");
    expect(tests).toContain("domain/order/cart.test.ts");
    expect(tests).toContain("tests/architecture.test.ts");
    expect(tests).not.toContain("domain/plain-text.test.ts");
  });

  test("what is tried on built pages, if it is in the pages", () => {
    expect(testsAt("app/shop/cart/cart-sheet.tsx")).toContain("tests/built/pages.test.ts");
    expect(testsAt("scripts/checks/totals.ts")).not.toContain("tests/built/pages.test.ts");
  });

  test("the journeys of its noun", () => {
    const journeys = journeysAt("app/shop/cart/cart-sheet.tsx");
    expect(journeys).toContain("tests/journeys/order/cart.e2e.ts");
    expect(journeys).not.toContain("tests/journeys/account/sign-in.e2e.ts");
  });

  test("all journeys, if nobody can say whose it is", () => {
    for (const file of ["server/shop.ts", "domain/money.ts", "app/shop/frame/header.tsx", "package.json"]) {
      expect(journeysAt(file), file).toBe("all");
    }
  });

  test("a journey that was itself changed, or what it imports", () => {
    expect(journeysAt("tests/journeys/home/hero.e2e.ts")).toEqual(["tests/journeys/home/hero.e2e.ts"]);
    expect(journeysAt("tests/support/login-visit.ts")).toContain("tests/journeys/account/sign-in.e2e.ts");
  });

  test("no journey, if it is a word about the shop", () => {
    expect(journeysAt("README.md")).toEqual([]);
    expect(journeysAt("domain/money.test.ts")).toEqual([]);
  });
});
