import { randomInt } from "node:crypto";
import type { Migration } from "../engine/engine.ts";

/** Whose revisions are counted: numbers of two epochs cannot be compared (decision 47). */
export const epoch: Migration = () => [`insert into meta (key, value) values ('epoch', ${newEpoch()})`];

/** Both engines hold it as a whole number. */
export const newEpoch = (): number => randomInt(1, 2 ** 31 - 1);
