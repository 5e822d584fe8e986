import { setImmediate as letOthersRun } from "node:timers/promises";
import { awayError, isAway } from "./outage.ts";

/** A statement that has not answered for so long makes one ask whether the database still does. */
const SUSPICIOUS_MS = 1000;
const ASK_EVERY_MS = 250;
export const ANSWERS_WITHIN_MS = 1000;

type Parts = {
  /** Resolves when the database answers. */
  probe(): Promise<void>;
  opened(cause: unknown): void;
  closed(awayMs: number): void;
};

export type Breaker = ReturnType<typeof createBreaker>;

/** Remembers that the database is away: until it answers again nobody waits for it. */
export function createBreaker({ probe, opened, closed }: Parts) {
  const waiting = new Set<(cause: unknown) => void>();
  let away: { cause: unknown; since: number } | undefined;
  let isAsking = false;
  let answers = 0;
  let asking: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = (cause: unknown) => {
    if (isStopped) return;
    away = { cause, since: performance.now() };
    for (const giveUp of [...waiting]) giveUp(cause);
    opened(cause);
    clearInterval(asking);
    asking = setInterval(askAgain, ASK_EVERY_MS).unref();
  };

  /** Without waiting for the question before, whose answer may never come. */
  const askAgain = async () => {
    const asked = away;
    try {
      await answersInTime(probe);
    } catch {
      // Still away, as is known.
      return;
    }
    if (!asked || asked !== away || isStopped) return;
    clearInterval(asking);
    away = undefined;
    closed(performance.now() - asked.since);
  };

  /** One connection that is lost is not yet an outage. */
  const suspect = async () => {
    if (away || isStopped || isAsking) return;
    isAsking = true;
    const before = answers;
    await answersInTime(probe).catch((cause) => {
      // On a busy machine a new connection takes longer than any statement.
      if (answers === before) open(cause);
    });
    isAsking = false;
  };

  return {
    suspect,

    /** A statement, not a connection that was lying ready. */
    answered() {
      answers += 1;
    },

    /** Fails at once while the database is away, and as soon as it is known to be; then `abandoned` is told. */
    async run<Result>(task: () => Promise<Result>, abandoned: () => void = () => {}): Promise<Result> {
      if (away) throw awayError(away.cause);
      const answer = Promise.withResolvers<Result>();
      const giveUp = (cause: unknown) => {
        abandoned();
        answer.reject(awayError(cause));
      };
      waiting.add(giveUp);
      const suspicion = setInterval(suspect, SUSPICIOUS_MS).unref();
      task().then(answer.resolve, answer.reject);
      try {
        return await answer.promise;
      } catch (error) {
        if (isAway(error)) void suspect();
        throw error;
      } finally {
        clearInterval(suspicion);
        waiting.delete(giveUp);
      }
    },

    stop() {
      isStopped = true;
      clearInterval(asking);
    },
  };
}

async function answersInTime(probe: () => Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(async () => {
    // An answer that lies there while this process was busy counts.
    await letOthersRun();
    await letOthersRun();
    late.reject(new Error("the database does not answer"));
  }, ANSWERS_WITHIN_MS);
  try {
    await Promise.race([probe(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
