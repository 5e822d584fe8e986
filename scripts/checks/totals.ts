import { z } from "zod";

export type Totals = { passed: number; failed: number; skipped: number };

export const noTotals: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A check that only says yes or no counts as one. */
export function totalsOfExit(code: number): Totals {
  return code === 0 ? { ...noTotals, passed: 1 } : { ...noTotals, failed: 1 };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that could not even be loaded holds no tests and counts as one failure. */
export function totalsOfVitest(report: unknown): Totals {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const unloadable = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export function totalsOfPlaywright(report: unknown): Totals {
  const { errors, stats } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that ends badly without naming a failed test has crashed, which is a failure too. */
export function withCrash(totals: Totals, code: number): Totals {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

export function add(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
