import { useSyncExternalStore } from "react";
import { storedIds } from "./browser-storage.ts";

/** The visitor's favourites stay on her device, the newest first; on the server there are none. */
const KEY = "favoriler";
const NONE: readonly string[] = [];

const kept = storedIds(KEY);
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

/** Another tab may have changed them since they were read. */
export function toggleFavourite(id: string) {
  const ids = kept.read();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

export const addFavourites = (ids: readonly string[]) => keep([...new Set([...ids, ...kept.read()])]);

export const forgetFavourites = (gone: readonly string[]) => keep(kept.read().filter((id) => !gone.includes(id)));

export const useFavourites = (): readonly string[] => useSyncExternalStore(subscribe, current, () => NONE);

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    ids = undefined;
    addEventListener("storage", followOtherTabs);
    addEventListener("pageshow", readAgain);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", followOtherTabs);
    removeEventListener("pageshow", readAgain);
  };
}

/** The key is null when everything was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === KEY || key === null) change(undefined);
}

/** A page from the back/forward cache was not told what other tabs changed meanwhile. */
function readAgain({ persisted }: PageTransitionEvent) {
  if (persisted) change(undefined);
}
