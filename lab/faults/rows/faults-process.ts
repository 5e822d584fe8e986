import { stopUnderLoad } from "../load/stops.ts";
import type { Row } from "../row.ts";

export const faultsOfProcess: readonly Row[] = [
  {
    id: "F13",
    what: "The last admin removed, demoted or shut out",
    tests: ["server/sign-in/throttle.test.ts", "server/api/account/auth.test.ts", "server/start/first-admin.test.ts"],
  },
  { id: "F14", what: "SIGTERM under load, 50 times", tests: ["server/door/connections.test.ts"], hold: stopUnderLoad },
  {
    id: "F15",
    what: "Something of ours that throws",
    tests: ["server/app.test.ts", "server/pages/cached-answers.test.ts", "storage/engine/sqlite-writer.test.ts"],
  },
  {
    id: "F18",
    what: "A clock that jumps",
    tests: ["server/steady-clock.test.ts", "server/api/account/auth.test.ts", "storage/catalog/stored-ledger.test.ts"],
  },
  {
    id: "F19",
    what: "Endless new addresses",
    tests: ["server/pages/cache-keys.test.ts", "server/memory/byte-cache.test.ts"],
  },
];
