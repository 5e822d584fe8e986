const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Waits until the browser is online again, or for a time that doubles with every attempt if only the server was unreachable. */
export function pauseBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    addEventListener("online", end, { signal: ended.signal });
    signal.addEventListener("abort", end, { signal: ended.signal });
  });
}
