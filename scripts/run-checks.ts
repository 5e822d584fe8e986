import { Refusal } from "./commands.mjs";
import type { Runner } from "./runners.ts";
import { add, noTotals, type Totals, totalsLine } from "./totals.ts";

/** Runs one after the other whatever fails on the way; the totals are the last line, also when interrupted. */
export async function runChecks(prepare: () => Promise<Runner[]>) {
  let totals = noTotals;
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);

  try {
    const runners = await prepare();
    for (const [index, runner] of runners.entries()) {
      if (interrupted) break;
      console.log(`\n[${index + 1}/${runners.length}] ${runner.title}`);
      totals = add(totals, await timed(runner));
    }
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    totals = add(totals, { ...noTotals, failed: 1 });
  }
  if (interrupted) {
    console.error("\nYarıda kesildi.");
    if (totals.failed === 0) totals = { ...totals, failed: 1 };
  }
  process.exitCode = totals.failed === 0 ? 0 : 1;
  console.log(`\n${totalsLine(totals)}`);
}

async function timed(runner: Runner): Promise<Totals> {
  const startedAt = Date.now();
  const totals = await runner.run();
  console.log(`${runner.title}: ${totalsLine(totals)} (${Math.round((Date.now() - startedAt) / 1000)} sn)`);
  return totals;
}
