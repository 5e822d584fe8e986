import { inSilence } from "../scripts/checks/run-checks.ts";
import { journeys, type Runner, vitest } from "../scripts/checks/runners.ts";
import type { Held, Tools } from "./row.ts";

/** Runs tests and journeys by their files; none found counts as none held. */
export async function holdTests(files: readonly string[], { browser }: Tools): Promise<Held> {
  const visited = files.filter(isJourney);
  const tested = files.filter((file) => !isJourney(file));
  const runners = [
    ...(tested.length > 0 ? [vitest("tests", tested)] : []),
    ...(visited.length > 0 ? [journeys("journeys", await browser(), visited)] : []),
  ];
  const results = [];
  for (const runner of runners) results.push(await heard(runner));
  return { holds: results.every(({ holds }) => holds), figure: results.map(({ figure }) => figure).join(", ") };
}

const isJourney = (file: string) => file.endsWith(".e2e.ts");

async function heard(runner: Runner): Promise<Held> {
  const { said, totals } = await inSilence(runner);
  const holds = totals.failed === 0 && totals.passed > 0;
  if (!holds) console.error(said.join("\n"));
  const count = `${totals.passed} ${runner.title} passed`;
  return { holds, figure: totals.failed > 0 ? `${count}, ${totals.failed} failed` : count };
}
