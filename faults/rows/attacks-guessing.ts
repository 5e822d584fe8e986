import type { Row } from "../row.ts";

export const attacksByGuessing: readonly Row[] = [
  { id: "A24", what: "Who is known, read from the time of an answer", reason: "not measured yet" },
  { id: "A25", what: "Guessing passwords from many addresses", reason: "not measured yet" },
  { id: "L2", what: "48 guessers of one network while the owner signs in", reason: "not measured yet" },
];
