import { useSyncExternalStore } from "react";
import { storedIds } from "./browser-storage.ts";

/** The visitor's favourites stay on her device, the newest first; the server stores them only for who asks for it (kept-in-step.ts). */
const KEY = "favoriler";
const NONE: readonly string[] = [];

export const storedFavourites = storedIds(KEY);
let ids: readonly string[] | undefined;
const listeners = new Set<() => void>();

const current = () => (ids ??= storedFavourites.read());

function change(next: readonly string[] | undefined) {
  ids = next;
  for (const listener of listeners) listener();
}

export function storeFavourites(next: readonly string[]) {
  storedFavourites.write(next);
  change(next);
}

/** Reads the storage first, because another tab may have changed it. */
export function toggleFavourite(id: string) {
  const ids = storedFavourites.read();
  storeFavourites(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
}

export const addFavourites = (ids: readonly string[]) =>
  storeFavourites([...new Set([...ids, ...storedFavourites.read()])]);

export const removeFavourites = (gone: readonly string[]) =>
  storeFavourites(storedFavourites.read().filter((id) => !gone.includes(id)));

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

/** A page from the back/forward cache has missed the changes of other tabs. */
function readAgain({ persisted }: PageTransitionEvent) {
  if (persisted) change(undefined);
}
