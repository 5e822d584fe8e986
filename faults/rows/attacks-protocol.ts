import type { Row } from "../row.ts";

export const attacksByProtocol: readonly Row[] = [
  { id: "A10", what: "Paths out of the folders of files", tests: ["server/door/door.test.ts", "server/app.test.ts"] },
  { id: "A12", what: "Requests whose end is ambiguous", tests: ["server/door/door.test.ts"] },
  { id: "A13", what: "Two hosts, absolute targets, odd methods", tests: ["server/door/door.test.ts"] },
  { id: "A14", what: "Headers and queries that would poison a cache", tests: ["server/pages/published-paths.test.ts"] },
  { id: "A15", what: "Private answers under the name of a file", tests: ["server/app.test.ts"] },
  { id: "A16", what: "Other origins", tests: ["server/app.test.ts"] },
  { id: "A17", what: "Forms of other sites", tests: ["server/app.test.ts", "server/api/auth.test.ts"] },
];
