const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The browser says when the line is back, but not when only the server was away. */
export function pauseBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(goOn, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    addEventListener("online", goOn, { signal: over.signal });
    signal.addEventListener("abort", goOn, { signal: over.signal });
  });
}
