import { soak } from "../load/ever-new-addresses.ts";
import type { Row } from "../row.ts";

export const faultsOfProcess: readonly Row[] = [
  { id: "F13", what: "The last admin removed, demoted or shut out", reason: "not measured yet" },
  { id: "F14", what: "SIGTERM under load", reason: "not measured yet" },
  {
    id: "F15",
    what: "Something of ours that throws",
    tests: ["server/app.test.ts", "server/pages/publishing.test.ts"],
  },
  { id: "F18", what: "A clock that jumps", reason: "not measured yet" },
  { id: "F19", what: "Half an hour of ever new addresses at 447 products", hold: soak, minutes: 40 },
];
