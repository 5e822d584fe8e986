import { randomInt } from "node:crypto";
import type { Migration } from "../engine/engine.ts";

/** Revisions of different epochs cannot be compared (decision 47). */
export const epoch: Migration = () => [`insert into meta (key, value) values ('epoch', ${newEpoch()})`];

/** A random number that fits the integers of both engines. */
export const newEpoch = (): number => randomInt(1, 2 ** 31 - 1);
