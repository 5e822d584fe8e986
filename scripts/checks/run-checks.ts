import { join } from "node:path";
import { foreground, quietly, Refusal } from "../commands.mjs";
import { processorMinutes } from "./processor-time.ts";
import type { Runner, Tool } from "./runners.ts";
import { add, noTotals, type Totals, totalsLine, totalsOfExit } from "./totals.ts";

/**
 * Runs one group after the other whatever fails on the way, and the runners of a group side by side: the first is
 * watched, the others are heard when it is done. The totals are the last line, also when interrupted.
 */
export async function runChecks(prepare: () => Promise<Runner[][]>) {
  let totals = noTotals;
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, interrupt);

  try {
    const groups = await prepare();
    for (const group of groups) {
      if (interrupted) break;
      totals = add(totals, await runGroup(group, groups.flat()));
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
  console.log(`\n${totalsLine(totals)}`);
}

async function runGroup([watched, ...others]: Runner[], all: Runner[]): Promise<Totals> {
  if (!watched) return noTotals;
  const announce = (runner: Runner) => console.log(`\n[${all.indexOf(runner) + 1}/${all.length}] ${runner.title}`);
  const beside = others.map((runner) => ({ runner, ended: inSilence(runner) }));
  announce(watched);
  const result = await timed(watched, inSight);
  console.log(result.summary);
  let { totals } = result;
  for (const { runner, ended } of beside) {
    const { said, summary, totals: more } = await ended;
    announce(runner);
    console.log([...said, summary].join("\n"));
    totals = add(totals, more);
  }
  return totals;
}

const inSight: Tool = (path, args, env = {}) =>
  foreground(process.execPath, command(path, args), around(env), "SIGINT");

/** What it said is kept, to be shown later or not at all. */
export async function inSilence(runner: Runner) {
  const said: string[] = [];
  const tool: Tool = async (path, args, env = {}) => {
    const { code, output } = await quietly(process.execPath, command(path, args), { env: around(env) });
    if (output) said.push(output);
    return code;
  };
  try {
    return { said, ...(await timed(runner, tool)) };
  } catch (error) {
    return { said, summary: error instanceof Error ? error.message : String(error), totals: totalsOfExit(1) };
  }
}

async function timed(runner: Runner, tool: Tool): Promise<{ totals: Totals; summary: string }> {
  const startedAt = Date.now();
  const totals = await runner.run(tool);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { totals, summary: `${runner.title}: ${totalsLine(totals)} (${seconds} sn)` };
}

const command = (path: string, args: string[]) => [join("node_modules", path), ...args];

const around = (env: NodeJS.ProcessEnv) => ({ ...process.env, ...env });
