import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and in the first client render: what only the browser knows (the anchor) waits for true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
