import type { TroubledRow } from "../domain/ledger.ts";
import type { Log } from "./log/log.ts";

type FindTroubles = () => Promise<readonly TroubledRow[]>;

/** The rows that are not shown as they are. Each is told once in the log, without a name. */
export function toldTroubles(find: FindTroubles, log: Pick<Log, "warn">): FindTroubles {
  const told = new Set<string>();
  return async () => {
    const found = await find();
    for (const { subject, id, words } of found) {
      const reason = `${subject} ${id}: ${words}`;
      if (!told.has(reason)) log.warn("row_in_trouble", { reason });
      told.add(reason);
    }
    return found;
  };
}
