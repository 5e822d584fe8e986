/** Loads a part that the page can do without: when it fails, the page stays as it is. */
export const bringWhenIdle = <Part>(load: () => Promise<Part>, use: (part: Part) => void): (() => void) =>
  whenIdle(() => {
    load().then(use, () => {});
  });

/** Runs the task when the phone has nothing else to do; the answer calls it off. Safari has no idle callback. */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 2000);
  return () => clearTimeout(timer);
}
