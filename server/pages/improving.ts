type Options = {
  improve(path: string): Promise<void>;
  onError(error: unknown): void;
  /** Nothing has been written for so long. */
  quietMs?: number;
};

/** More are not remembered: whoever asks again for one that was forgotten has it remembered then. */
const MOST_WANTED = 1000;
const QUIET_MS = 500;

/**
 * The best compression takes a core for tens of milliseconds. Pages get it one after the other, once the writing is over: what
 * is written ten times in a row is compressed once.
 */
export function createImproving({ improve, onError, quietMs = QUIET_MS }: Options) {
  const wanted = new Set<string>();
  let disturbedAt = Number.NEGATIVE_INFINITY;
  let isAwaited = false;

  const restMs = () => disturbedAt + quietMs - performance.now();

  async function work(): Promise<void> {
    for (const path of wanted) {
      if (restMs() > 0) break;
      wanted.delete(path);
      await improve(path).catch(onError);
    }
    isAwaited = false;
    if (wanted.size > 0) workSoon();
  }

  function workSoon() {
    if (isAwaited) return;
    isAwaited = true;
    setTimeout(work, Math.max(1, restMs())).unref();
  }

  return {
    want(path: string) {
      if (wanted.size < MOST_WANTED) wanted.add(path);
      workSoon();
    },
    /** Something was written. */
    putOff() {
      disturbedAt = performance.now();
    },
  };
}
