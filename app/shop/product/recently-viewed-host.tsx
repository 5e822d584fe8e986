import { type ReactNode, useLayoutEffect, useState } from "react";
import type { SoldTogether } from "../../../domain/shop/sold-together.ts";
import { storedIds } from "../../browser-storage.ts";
import { loadWhenIdle } from "../../when-idle.ts";
import { writeViewedColor } from "./viewed-color.ts";

const VIEWED_LIMIT = 8;

/** Ids of the products viewed on this device, the newest first. */
const stored = storedIds("son-gezilen");

type HostProps = { current: string; color: string | undefined; sets: readonly SoldTogether[] | undefined };

/** Shows the product's sets and the products viewed on this device. They are not urgent, so their code loads when the main thread is idle. */
export function RecentlyViewedHost({ current, color, sets }: HostProps) {
  const [shown, setShown] = useState<ReactNode>();

  // A layout effect, so that the product is stored even if the visitor leaves the page at once.
  useLayoutEffect(
    function storeThenShowOthers() {
      const ids = stored
        .read()
        .filter((id) => id !== current)
        .slice(0, VIEWED_LIMIT);
      // One more than the row shows, because a product's own page leaves it out.
      stored.write([current, ...ids]);
      if (ids[0] || sets) {
        return loadWhenIdle(
          () => import("./recently-viewed.tsx"),
          ({ RecentlyViewed }) => setShown(<RecentlyViewed ids={ids} sets={sets} />),
        );
      }
    },
    [current, sets],
  );

  useLayoutEffect(
    function rememberColor() {
      if (color !== undefined) writeViewedColor(current, color);
    },
    [current, color],
  );

  return shown;
}
