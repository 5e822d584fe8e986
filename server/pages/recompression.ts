type Options = {
  recompress(key: string): Promise<void>;
  onError(error: unknown): void;
  /** Recompression starts when nothing has been written for this long. */
  quietMs?: number;
};

/** Further keys are not queued: their next request adds them again. */
const MAX_QUEUED = 1000;
const QUIET_MS = 500;

/**
 * Queues cached pages for the best compression, which takes a core for tens of milliseconds. Pages are compressed one at a
 * time, and only after a pause in writes: ten writes in a row cost one recompression.
 */
export function createRecompression({ recompress, onError, quietMs = QUIET_MS }: Options) {
  const queue = new Set<string>();
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  let isScheduled = false;

  const remainingMs = () => lastWriteAt + quietMs - performance.now();

  async function run(): Promise<void> {
    for (const key of queue) {
      if (remainingMs() > 0) break;
      queue.delete(key);
      await recompress(key).catch(onError);
    }
    isScheduled = false;
    if (queue.size > 0) schedule();
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(run, Math.max(1, remainingMs())).unref();
  }

  return {
    add(key: string) {
      if (queue.size < MAX_QUEUED) queue.add(key);
      schedule();
    },
    /** Restarts the pause: something was written. */
    postpone() {
      lastWriteAt = performance.now();
    },
  };
}
