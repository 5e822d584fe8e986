import { randomInt } from "node:crypto";
import { tryRequests } from "../../../tests/support/made-up/made-up-requests.ts";
import { openApp } from "../../../tests/support/open-app.ts";
import type { Held, Tools } from "../row.ts";

const REQUESTS = 100_000;

/** Random requests; a failure prints its seed, which repeats it. */
export async function tryMadeUpRequests({ signal }: Tools): Promise<Held> {
  const app = await openApp();
  const seed = randomInt(2 ** 31);
  try {
    const counts = await tryRequests(app, { requests: REQUESTS, seed, signal });
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const statuses = [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${count} × ${status}`);
    return { holds: total === REQUESTS, figure: `${total} requests (seed ${seed}): ${statuses.join(", ")}` };
  } finally {
    await app.close();
  }
}
