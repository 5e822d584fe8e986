import { searchLog } from "../accounts/leaks.ts";
import type { Row } from "../row.ts";

export const attacksOnSignIn: readonly Row[] = [
  { id: "A18", what: "A way back that leaves the shop", tests: ["tests/journeys/account/sign-in.e2e.ts"] },
  {
    id: "A19",
    what: "A provider told to send people elsewhere",
    tests: ["server/google/external-provider.test.ts", "server/google/built-in-faults.test.ts"],
  },
  {
    id: "A20",
    what: "A stranger's sign-in link, a link used twice",
    tests: ["tests/journeys/account/google.e2e.ts", "server/google/built-in-google.test.ts"],
  },
  {
    id: "A21",
    what: "A provider that hangs, lies or fails",
    tests: ["server/google/external-provider.test.ts", "server/google/built-in-faults.test.ts"],
  },
  {
    id: "A22",
    what: "An account taken before or after its owner comes",
    tests: ["storage/account/joined-accounts.test.ts", "storage/account/stored-accounts.test.ts"],
  },
  {
    id: "A23",
    what: "Addresses that differ only in their case",
    tests: ["domain/account/credentials.test.ts", "server/api/account/auth.test.ts"],
  },
  {
    id: "A26",
    what: "Tokens that are made up, over or taken back",
    tests: ["server/api/account/auth.test.ts"],
  },
  {
    id: "A27",
    what: "Secrets in the database",
    tests: ["server/api/account/auth.test.ts", "server/sign-in/passwords.test.ts"],
  },
  {
    id: "A28",
    what: "Secrets in the log",
    tests: ["server/app.test.ts", "server/api/account/auth.test.ts", "lab/faults/accounts/canaries.test.ts"],
    hold: searchLog,
  },
  { id: "A29", what: "Every call by every role", tests: ["server/sign-in/access.test.ts"] },
];
