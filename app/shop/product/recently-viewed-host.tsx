import { type ComponentType, useLayoutEffect, useState } from "react";
import { bringWhenIdle } from "../../when-idle.ts";
import { noteViewed, viewedBefore } from "./viewed-products.ts";

type Shown = { RecentlyViewed: ComponentType<{ ids: readonly string[] }>; ids: readonly string[] };

/** Only this device knows what was looked at; as nobody waits for it, it loads when the phone is idle. */
export function RecentlyViewedHost({ current }: { current: string }) {
  const [shown, setShown] = useState<Shown>();

  // Before the browser paints: what was seen is noted, however soon one goes on.
  useLayoutEffect(
    function noteThenShowOthers() {
      const ids = viewedBefore(current);
      noteViewed(current);
      if (ids.length === 0) return;
      return bringWhenIdle(
        () => import("./recently-viewed.tsx"),
        ({ RecentlyViewed }) => setShown({ RecentlyViewed, ids }),
      );
    },
    [current],
  );

  return shown && <shown.RecentlyViewed ids={shown.ids} />;
}
