import { guessersOfOneSite, guessesFromManyAddresses } from "../guessing/floods.ts";
import { timeOfAnswers } from "../guessing/time-of-answers.ts";
import type { Row } from "../row.ts";

export const attacksByGuessing: readonly Row[] = [
  { id: "A24", what: "Who is known, read from the time of an answer", hold: timeOfAnswers },
  {
    id: "A25",
    what: "Guessing passwords from many addresses",
    tests: ["server/sign-in/throttle.test.ts", "server/sign-in/devices.test.ts"],
    hold: guessesFromManyAddresses,
  },
  {
    id: "L2",
    what: "48 guessers of one network while the owner signs in",
    tests: ["server/queue/gate.test.ts", "server/sign-in/passwords.test.ts"],
    hold: guessersOfOneSite,
  },
];
