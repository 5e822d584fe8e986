import type { Row } from "../row.ts";

export const attacksByMachines: readonly Row[] = [
  { id: "A31", what: "Texts that keep a pattern busy", reason: "not looked at yet" },
  { id: "A32", what: "Requests made up from our own schemas", reason: "not tried yet" },
];
