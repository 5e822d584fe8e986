import { useEffect, useEffectEvent, useState } from "react";

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

/** No scroll: the row of shelves scrolls to the current one by itself. */
const TOUCHES = ["pointerdown", "pointermove", "keydown"] as const;

/** Runs the task at the first touch of each kind. */
export function atFirstTouch(task: () => void) {
  for (const touch of TOUCHES) addEventListener(touch, task, { capture: true, once: true });
}

export const SEEN_MS = 3000;

/** Runs the task at a touch, and after three seconds. */
function whenSeen(task: () => void) {
  atFirstTouch(task);
  setTimeout(task, SEEN_MS);
}

/** Now, when the phone is idle, once somebody touches the page or has seen it, or not yet. */
export type Wanted = "now" | "idle" | "seen" | "later";

/** Code that a page begins without. A part that failed to load is tried again by `retry`. */
export function usePart<Part>(load: () => Promise<Part>, wanted: Wanted) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const isWaiting = part === undefined && !hasFailed;

  const start = useEffectEvent(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  });

  useEffect(
    function loadOnceWanted() {
      if (!isWaiting || wanted === "later") return;
      if (wanted === "seen") return whenSeen(start);
      return wanted === "now" ? start() : whenIdle(start);
    },
    [isWaiting, wanted],
  );

  return { part, hasFailed, retry: () => setFailed(false) };
}
