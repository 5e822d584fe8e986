import { SHARED, storedIds } from "./browser-storage.ts";
import { createStore } from "./page-store.ts";

/** The visitor's favourites stay on her device, the newest first; the server stores them only for who asks for it (kept-in-step.ts). */
export const storedFavourites = storedIds(SHARED.favourites);

const NONE: readonly string[] = [];
const favourites = createStore(NONE, { key: SHARED.favourites, read: storedFavourites.read });

export function storeFavourites(next: readonly string[]) {
  storedFavourites.write(next);
  favourites.set(next);
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

export const useFavourites = (): readonly string[] => favourites.use((ids) => ids);
