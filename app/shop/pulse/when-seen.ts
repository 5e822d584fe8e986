import { SEEN_MS } from "../../when-idle.ts";

/** Calls `count` once the page was touched or visible for three seconds. A page that the browser prepares is not visible. Returns the cancellation. */
export function whenSeen(count: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const see = () => {
    stop();
    count();
  };
  const wait = (ms = SEEN_MS) => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(see, ms);
  };
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, ({ isTrusted }) => isTrusted && see(), { capture: true, signal });
  document.addEventListener("visibilitychange", () => wait(), { signal });
  wait(isFirst ? leftOfFirst() : SEEN_MS);
  isFirst = false;
  return stop;
}

let isFirst = true;

/** The first page has been open since before this file came, and may have been touched. */
const leftOfFirst = (): number =>
  navigator.userActivation?.hasBeenActive ? 0 : Math.max(0, SEEN_MS - performance.now());
