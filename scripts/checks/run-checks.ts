import { Refusal } from "../commands.mjs";
import { processorMinutes } from "./numbers.ts";
import { add, type Check, noTotals, type Totals, totalsLine } from "./runners.ts";

/** Runs every check, also after one has failed. The totals are the last line, also after an interruption. */
export async function runChecks(prepare: () => Promise<Check[]>): Promise<void> {
  const startedAt = Date.now();
  let totals = noTotals;
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  try {
    const checks = await prepare();
    for (const [index, check] of checks.entries()) {
      if (interrupted) break;
      console.log(`\n[${index + 1}/${checks.length}] ${check.title}`);
      totals = add(totals, await timed(check));
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
  const minutes = processorMinutes();
  if (minutes !== undefined) console.log(`\nİşlemci: ${minutes.toFixed(1)} dakika`);
  console.log(`Süre: ${((Date.now() - startedAt) / 60_000).toFixed(1)} dakika`);
  console.log(`\n${totalsLine(totals)}`);
}

async function timed({ title, run }: Check): Promise<Totals> {
  const startedAt = Date.now();
  const totals = await run();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${title}: ${totalsLine(totals)} (${seconds} sn)`);
  return totals;
}
