import { frameBehindNginx } from "../proxy/framings-behind-nginx.ts";
import { lacksNginx } from "../proxy/nginx.ts";
import type { Row } from "../row.ts";

const STRANGE = "tests/built/strange-requests.test.ts";

export const attacksByProtocol: readonly Row[] = [
  { id: "A10", what: "Paths out of the folders of files, in 720 spellings", tests: [STRANGE] },
  {
    id: "A12",
    what: "Requests whose end is ambiguous, framed in 48 ways, by themselves and behind nginx",
    tests: ["tests/built/framings.test.ts"],
    hold: frameBehindNginx,
    lacks: lacksNginx,
  },
  { id: "A13", what: "Two hosts, absolute targets, odd methods", tests: ["server/door/door.test.ts"] },
  {
    id: "A14",
    what: "Headers and queries that would poison a cache, endless addresses that would fill it",
    tests: [STRANGE, "server/pages/cache-keys.test.ts"],
  },
  { id: "A15", what: "Private answers under the name of a file", tests: [STRANGE] },
  { id: "A16", what: "Other origins", tests: [STRANGE] },
  { id: "A17", what: "Forms of other sites", tests: [STRANGE] },
];
