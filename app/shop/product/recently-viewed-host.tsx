import { type ComponentType, useLayoutEffect, useState } from "react";
import { storedIds } from "../../browser-storage.ts";
import { loadWhenIdle } from "../../when-idle.ts";
import { writeViewedColor } from "./viewed-color.ts";

const VIEWED_LIMIT = 8;

/** Ids of the products viewed on this device, the newest first. */
const stored = storedIds("son-gezilen");

type Shown = { RecentlyViewed: ComponentType<{ ids: readonly string[] }>; ids: readonly string[] };

/** Shows the products viewed on this device. The row is not urgent, so its code loads when the main thread is idle. */
export function RecentlyViewedHost({ current, color }: { current: string; color: string | undefined }) {
  const [shown, setShown] = useState<Shown>();

  // A layout effect, so that the product is stored even if the visitor leaves the page at once.
  useLayoutEffect(
    function storeThenShowOthers() {
      const others = stored.read().filter((id) => id !== current);
      const ids = others.slice(0, VIEWED_LIMIT);
      // One more than the row shows, because a product's own page leaves it out.
      stored.write([current, ...ids]);
      if (ids.length === 0) return;
      return loadWhenIdle(
        () => import("./recently-viewed.tsx"),
        ({ RecentlyViewed }) => setShown({ RecentlyViewed, ids }),
      );
    },
    [current],
  );

  useLayoutEffect(
    function rememberColor() {
      if (color !== undefined) writeViewedColor(current, color);
    },
    [current, color],
  );

  return shown && <shown.RecentlyViewed ids={shown.ids} />;
}
