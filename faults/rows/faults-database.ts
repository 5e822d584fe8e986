import type { Row } from "../row.ts";

export const faultsOfDatabase: readonly Row[] = [
  { id: "F6", what: "PostgreSQL stopped at once, again and again", reason: "not measured yet" },
  { id: "F7", what: "A database that is slow or locked", reason: "not measured yet" },
  { id: "F8", what: "A database that is away for long", reason: "not measured yet" },
];
