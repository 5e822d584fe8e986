import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and in the first client render. Parts that only the browser can draw, such as the anchor's, wait for true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
