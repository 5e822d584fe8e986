export type SeenSaves = {
  /** How long after a save was acknowledged an answer without it was still asked for. */
  oldestMs: number;
  /** The same for answers while the shop was away. */
  oldestWhileAwayMs: number;
};

/** After a restart the cache learns of it within this time. */
const SETTLES_MS = 2000;

/** Compares what visitors saw with what had been saved when they asked. */
export function seenSaves() {
  const acknowledgedAt = new Map<number, number>();
  const seen: { askedAt: number; save: number }[] = [];
  let gone = { from: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };

  /** Since when an answer lacks a save. */
  function ageOf({ askedAt, save }: { askedAt: number; save: number }): number {
    const missed = [...acknowledgedAt].filter(([number]) => number > save).map(([, at]) => at);
    return Math.max(0, askedAt - Math.min(askedAt, ...missed));
  }

  return {
    acknowledged: (save: number, at: number) => void acknowledgedAt.set(save, at),
    seen: (askedAt: number, save: number) => void seen.push({ askedAt, save }),
    away(from: number, until: number) {
      gone = { from, until: until + SETTLES_MS };
    },
    result(): SeenSaves {
      const isAway = ({ askedAt }: { askedAt: number }) => askedAt >= gone.from && askedAt <= gone.until;
      return {
        oldestMs: Math.max(0, ...seen.filter((one) => !isAway(one)).map(ageOf)),
        oldestWhileAwayMs: Math.max(0, ...seen.filter(isAway).map(ageOf)),
      };
    },
  };
}
