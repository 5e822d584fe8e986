import { SHARED, storedIds } from "./browser-storage.ts";
import { createStore } from "./page-store.ts";

/** The visitor's favourites stay on her device, the newest first; the server stores them only for who asks for it (kept-in-step.ts). */
export const storedFavourites = storedIds(SHARED.favourites);

const NONE: readonly string[] = [];
const favourites = createStore(NONE, { key: SHARED.favourites, read: storedFavourites.read });

/** Reads the storage first, because another tab may have changed it. */
export function changeFavourites(change: (ids: readonly string[]) => readonly string[]) {
  const next = change(storedFavourites.read());
  storedFavourites.write(next);
  favourites.set(next);
}

export const toggleFavourite = (id: string) =>
  changeFavourites((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]));

export const useFavourites = (): readonly string[] => favourites.use((ids) => ids);
