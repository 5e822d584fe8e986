import { relative } from "node:path";
import { z } from "zod";

/** `tests` says how long each took, where a runner tells it. */
export type Outcome = { passed: number; failed: number; skipped: number; tests: readonly TimedTest[] };

type TimedTest = { name: string; seconds: number };

export const nothingRun: Outcome = { passed: 0, failed: 0, skipped: 0, tests: [] };

/** A check that only says yes or no counts as one. */
export function outcomeOfExit(code: number): Outcome {
  return code === 0 ? { ...nothingRun, passed: 1 } : { ...nothingRun, failed: 1 };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

/** A file that could not even be loaded holds no tests and counts as one failure. */
export function outcomeOfVitest(report: unknown): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const unloadable = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => timedTest(relative("", file), fullName, duration ?? 0)),
    ),
  };
}

const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

export function outcomeOfPlaywright(report: unknown): Outcome {
  const { errors, stats, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}

function testsOf({ file, specs, suites = [] }: z.infer<typeof suite>): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => timedTest(`${projectName} ${file}`, title, duration)),
    ),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

const timedTest = (where: string, title: string, milliseconds: number): TimedTest => ({
  name: `${where}: ${title}`,
  seconds: milliseconds / 1000,
});

/** A runner that ends badly without naming a failed test has crashed, which is a failure too. */
export function withCrash(outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

export function add(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    tests: [...one.tests, ...other.tests],
  };
}

export function totalsLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const SLOWEST = 10;

/** The slowest tests of all runners, so that weight is seen when it comes. */
export function slowestLines({ tests }: Outcome): string[] {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} sn  ${name}`);
}
