import { useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "../../when-idle.ts";

/** Now, when the phone is idle, or not yet. */
export type Wanted = "now" | "idle" | "later";

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
      return wanted === "now" ? start() : whenIdle(start);
    },
    [isWaiting, wanted],
  );

  return { part, hasFailed, retry: () => setFailed(false) };
}
