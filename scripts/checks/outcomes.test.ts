import { expect, test } from "vitest";
import {
  add,
  nothingRun,
  outcomeOfExit,
  outcomeOfPlaywright,
  outcomeOfVitest,
  slowestLines,
  totalsLine,
  withCrash,
} from "./outcomes.ts";

const vitestReport = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

test("a check that says yes or no counts as one", () => {
  expect(totalsLine(add(outcomeOfExit(0), outcomeOfExit(2)))).toBe("1 passed, 1 failed");
});

test("tests that did not run are told apart", () => {
  expect(totalsLine(outcomeOfVitest(vitestReport))).toBe("3 passed, 1 failed, 2 skipped");
});

test("a test file that cannot be loaded is a failure", () => {
  const testResults = [
    { name: "a.test.ts", status: "failed", assertionResults: [] },
    { name: "b.test.ts", status: "failed", assertionResults: [{ fullName: "it works" }] },
  ];
  expect(outcomeOfVitest({ ...vitestReport, testResults }).failed).toBe(2);
});

test("a journey that could not even begin is a failure", () => {
  expect(outcomeOfPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({ passed: 4, failed: 1 });
});

test("a runner that ends badly without naming a failed test has crashed", () => {
  expect(withCrash({ ...nothingRun, passed: 9 }, 1)).toMatchObject({ passed: 9, failed: 1 });
  expect(withCrash({ ...nothingRun, failed: 2 }, 1).failed).toBe(2);
  expect(withCrash({ ...nothingRun, passed: 9 }, 0).failed).toBe(0);
});

test("the slowest ten of all runners are named, the slowest first", () => {
  const specs = [{ title: "an order", tests: [{ projectName: "phone", results: [{ duration: 9_000 }] }] }];
  const journeys = outcomeOfPlaywright({
    stats,
    errors: [],
    suites: [{ file: "o.e2e.ts", specs: [], suites: [{ file: "o.e2e.ts", specs }] }],
  });
  const assertionResults = Array.from({ length: 12 }, (_, at) => ({ fullName: `rule ${at}`, duration: at * 1000 }));
  const testResults = [{ name: "a.test.ts", status: "passed", assertionResults }];
  const lines = slowestLines(add(journeys, outcomeOfVitest({ ...vitestReport, testResults })));
  expect(lines).toHaveLength(10);
  expect(lines.slice(1, 4)).toEqual([
    "  10.0 sn  a.test.ts: rule 10",
    "   9.0 sn  phone o.e2e.ts: an order",
    "   9.0 sn  a.test.ts: rule 9",
  ]);
});
