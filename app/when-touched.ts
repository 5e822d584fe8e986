const TOUCHES = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** Runs the task once somebody does anything to the page; the answer calls it off. */
export function whenTouched(task: () => void): () => void {
  const waiting = new AbortController();
  function runOnce() {
    waiting.abort();
    task();
  }
  for (const touch of TOUCHES)
    addEventListener(touch, runOnce, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
