import { ShopError } from "../domain/error.ts";

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
