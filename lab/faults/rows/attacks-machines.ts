import { tryPatterns } from "../machines/busy-patterns.ts";
import { tryMadeUpRequests } from "../machines/made-up-requests-tried.ts";
import type { Row } from "../row.ts";

export const attacksByMachines: readonly Row[] = [
  { id: "A31", what: "Texts that keep a pattern busy", hold: tryPatterns },
  {
    id: "A32",
    what: "Requests made up from our own schemas, answers held to the API's document",
    tests: ["server/api/made-up-requests.test.ts"],
    hold: tryMadeUpRequests,
    minutes: 20,
  },
];
