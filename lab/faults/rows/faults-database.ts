import { stopServer } from "../data/immediate-stops.ts";
import { tryOutage } from "../outage-tried.ts";
import type { Held, Row, Tools } from "../row.ts";

const OUTAGES = ["tests/faults/outage.test.ts", "storage/engine/postgres.test.ts"];

export const faultsOfDatabase: readonly Row[] = [
  { id: "F6", what: "PostgreSQL that is cut off or stopped, again and again", tests: OUTAGES, hold: cutAndStopped },
  {
    id: "F7",
    what: "A database that hangs, is slow or locked",
    tests: [...OUTAGES, "storage/engine/sqlite.test.ts"],
    hold: tryOutage("hold", 2),
  },
  {
    id: "F8",
    what: "A database that is away for long, or comes back as an earlier one",
    tests: [
      ...OUTAGES,
      "storage/database.test.ts",
      "tests/faults/failover.test.ts",
      "server/memory/snapshots.test.ts",
      "server/pages/page-cache.test.ts",
    ],
  },
];

async function cutAndStopped(tools: Tools): Promise<Held> {
  const parts = [await tryOutage("cut", 5)(), await stopServer(tools)];
  return { holds: parts.every(({ holds }) => holds), figure: parts.map(({ figure }) => figure).join("; ") };
}
