import type { Changes } from "../../domain/catalog/changes.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log/log.ts";

export type OutageMemory = ReturnType<typeof createOutageMemory>;

/** What was read last does while the database is away. */
export function createOutageMemory() {
  const reads = new Set<() => Promise<unknown>>();
  let uses = 0;
  let forgotten = 0;

  /** What is no outage, or was never known, stays an error. */
  const insteadOf = <Answer>(error: unknown, remembered: Answer | undefined): Answer => {
    const isOutage = error instanceof ShopError && error.code === "unavailable";
    if (!isOutage || remembered === undefined) throw error;
    uses += 1;
    return remembered;
  };

  return {
    insteadOf,

    remembering<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
      let known: { answer: Answer; turn: number; forgotten: number } | undefined;
      let turns = 0;
      const readOrRemember = async () => {
        turns += 1;
        const begun = { turn: turns, forgotten };
        try {
          const answer = await read();
          const isNewest = known?.forgotten !== forgotten || begun.turn > known.turn;
          if (isNewest && begun.forgotten === forgotten) known = { answer, ...begun };
          return answer;
        } catch (error) {
          return insteadOf(error, known?.forgotten === forgotten ? known.answer : undefined);
        }
      };
      reads.add(readOrRemember);
      return readOrRemember;
    },

    /** So that also what nobody has asked for yet is known. */
    async fill() {
      await Promise.all([...reads].map((read) => read()));
    },

    /** What was true of another database is not remembered. */
    forget() {
      forgotten += 1;
    },

    /** Grows with every answer that was remembered instead of read. */
    uses: () => uses,
  };
}

/** After the last of many writes in a row. */
const FILLED_AFTER_MS = 1000;

/**
 * What was written is remembered soon, also where nobody asks for it. Hears of a new epoch before the pages do, so that none of
 * them is made from what was. Answers how to stop.
 */
export function keepFilled(memory: OutageMemory, changes: Changes, log: Pick<Log, "warn">): () => void {
  let known = changes.epoch();
  let filling: NodeJS.Timeout | undefined;
  const fill = () => memory.fill().catch((error) => log.warn("memory_not_filled", { error }));
  const stopListening = changes.listen(({ epoch }) => {
    if (epoch !== known) {
      memory.forget();
      log.warn("revisions_began_anew");
    }
    known = epoch;
    clearTimeout(filling);
    filling = setTimeout(fill, FILLED_AFTER_MS).unref();
  });
  return () => {
    stopListening();
    clearTimeout(filling);
  };
}
