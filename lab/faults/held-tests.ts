import { journeys, vitest } from "../../scripts/checks/runners.ts";
import type { Totals } from "../../scripts/checks/totals.ts";
import type { Held, Tools } from "./row.ts";

/** Runs tests and journeys by their files. A row whose files hold no test has failed. */
export async function holdTests(files: readonly string[], { browser }: Tools): Promise<Held> {
  const visited = files.filter(isJourney);
  const tested = files.filter((file) => !isJourney(file));
  const checks = [
    ...(tested.length > 0 ? [vitest("tests", tested)] : []),
    ...(visited.length > 0 ? [journeys("journeys", await browser(), visited)] : []),
  ];
  const results = [];
  for (const check of checks) results.push(heldBy(check.title, await check.run()));
  return { holds: results.every(({ holds }) => holds), figure: results.map(({ figure }) => figure).join(", ") };
}

const isJourney = (file: string) => file.endsWith(".e2e.ts");

function heldBy(title: string, { passed, failed }: Totals): Held {
  const count = `${passed} ${title} passed`;
  return { holds: failed === 0 && passed > 0, figure: failed > 0 ? `${count}, ${failed} failed` : count };
}
