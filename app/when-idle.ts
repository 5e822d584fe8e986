/** Loads a part that the page can do without: if the load fails, the page stays as it is. Returns the cancellation. */
export const loadWhenIdle = <Part>(load: () => Promise<Part>, use: (part: Part) => void): (() => void) =>
  whenIdle(() => {
    load().then(use, () => {});
  });

/** Runs the task when the main thread is idle and returns its cancellation. Safari has no idle callback. */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 2000);
  return () => clearTimeout(timer);
}
