import { useSyncExternalStore } from "react";
import { keptIds } from "./browser-storage.ts";

/** The visitor's favourites stay on her device, the newest first; on the server there are none. */
const KEY = "favoriler";
const NONE: readonly string[] = [];

const kept = keptIds(KEY);
let ids: readonly string[] | undefined;
const listeners = new Set<() => void>();

const current = () => (ids ??= kept.read());

function change(next: readonly string[] | undefined) {
  ids = next;
  for (const listener of listeners) listener();
}

function keep(next: readonly string[]) {
  kept.write(next);
  change(next);
}

export const toggleFavourite = (id: string) =>
  current().includes(id) ? forgetFavourites([id]) : keep([id, ...current()]);

export const forgetFavourites = (gone: readonly string[]) => keep(current().filter((id) => !gone.includes(id)));

export const useFavourites = (): readonly string[] => useSyncExternalStore(subscribe, current, () => NONE);

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
  };
}

/** The key is null when everything was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === KEY || key === null) change(undefined);
}
