import { type ComponentType, useLayoutEffect, useState } from "react";
import { storedIds } from "../../browser-storage.ts";
import { loadWhenIdle } from "../../when-idle.ts";

const VIEWED_LIMIT = 8;

/** The products this device has looked at, the newest first; kept apart from the cart and never sent as a list of its own. */
const kept = storedIds("son-gezilen");

type Shown = { RecentlyViewed: ComponentType<{ ids: readonly string[] }>; ids: readonly string[] };

/** Only this device knows what was looked at; as nobody waits for it, it loads when the phone is idle. */
export function RecentlyViewedHost({ current }: { current: string }) {
  const [shown, setShown] = useState<Shown>();

  // Before the browser paints: a product is noted, however soon one goes on.
  useLayoutEffect(
    function noteThenShowOthers() {
      const others = kept.read().filter((id) => id !== current);
      const ids = others.slice(0, VIEWED_LIMIT);
      // One more than is shown, because the one being looked at is not shown beside itself.
      kept.write([current, ...ids]);
      if (ids.length === 0) return;
      return loadWhenIdle(
        () => import("./recently-viewed.tsx"),
        ({ RecentlyViewed }) => setShown({ RecentlyViewed, ids }),
      );
    },
    [current],
  );

  return shown && <shown.RecentlyViewed ids={shown.ids} />;
}
