import { tryOutage } from "../outage-tried.ts";
import type { Row } from "../row.ts";

const OUTAGES = ["tests/faults/outage.test.ts", "storage/engine/breaker.test.ts"];

export const faultsOfDatabase: readonly Row[] = [
  { id: "F6", what: "PostgreSQL that is cut off, again and again", tests: OUTAGES, hold: tryOutage("cut", 5) },
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
      "server/memory/outage-memory.test.ts",
      "server/pages/published.test.ts",
    ],
  },
];
