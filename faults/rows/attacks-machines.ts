import { tryMadeUpRequests } from "../made-up-requests-tried.ts";
import type { Row } from "../row.ts";

export const attacksByMachines: readonly Row[] = [
  { id: "A31", what: "Texts that keep a pattern busy", reason: "not looked at yet" },
  {
    id: "A32",
    what: "Requests made up from our own schemas, answers held to the API's document",
    tests: ["server/api/made-up-requests.test.ts"],
    hold: tryMadeUpRequests,
    minutes: 20,
  },
];
