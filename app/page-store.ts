import { useSyncExternalStore } from "react";
import { followShared, type SharedKey } from "./browser-storage.ts";

/** Reads a store's value from this device. `read` gets the value that the store had before. */
type Shared<State> = { key: SharedKey; read: (before: State) => State };

/**
 * A value outside React. The server and the first render have `first`. A shared value is read when it is first asked for, and again
 * when another tab or another part of the page has changed it.
 */
export function createStore<State>(first: State, shared?: Shared<State>) {
  let state = first;
  let isRead = !shared;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const get = () => {
    if (shared && !isRead) {
      isRead = true;
      state = shared.read(first);
      followShared(shared.key, () => set(shared.read(state)));
    }
    return state;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const use = <Part>(select: (state: State) => Part): Part =>
    useSyncExternalStore(
      subscribe,
      () => select(get()),
      () => select(first),
    );
  return { get, set, subscribe, use };
}

const neverChanges = () => () => {};

/** False on the server and in the first client render. Parts that only the browser can draw, such as the anchor's, wait for true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
