import { describe, expect, test } from "vitest";
import { add, noTotals, totalsLine, totalsOfExit, totalsOfPlaywright, totalsOfVitest, withCrash } from "./runners.ts";

const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("the totals of all runners", () => {
  test("a check that says yes or no counts as one", () => {
    expect(totalsLine(add(totalsOfExit(0), totalsOfExit(2)))).toBe("1 passed, 1 failed");
  });

  test("tests that did not run are told apart", () => {
    expect(totalsLine(totalsOfVitest(vitestReport))).toBe("3 passed, 1 failed, 2 skipped");
  });

  test("a test file that cannot be loaded is a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
    ];
    expect(totalsOfVitest({ ...vitestReport, testResults }).failed).toBe(2);
  });

  test("a journey that could not even begin is a failure", () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(totalsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  test("a runner that ends badly without naming a failed test has crashed", () => {
    expect(withCrash({ ...noTotals, passed: 9 }, 1)).toEqual({ passed: 9, failed: 1, skipped: 0 });
    expect(withCrash({ ...noTotals, failed: 2 }, 1).failed).toBe(2);
    expect(withCrash({ ...noTotals, passed: 9 }, 0).failed).toBe(0);
  });
});
