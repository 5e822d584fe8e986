/** Browser storage with a fallback: where it is switched off or full, a value lasts as long as the page. */
function storedIn(storage: () => Storage) {
  const untilLeaving = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(storage());
    } catch (storageIsOff) {
      if (storageIsOff instanceof DOMException) return undefined;
      throw storageIsOff;
    }
  };
  return {
    read: (key: string): string | undefined =>
      untilLeaving.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write(key: string, value: string) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) untilLeaving.delete(key);
      else untilLeaving.set(key, value);
    },
    remove(key: string) {
      untilLeaving.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const onThisDevice = storedIn(() => localStorage);
export const inThisTab = storedIn(() => sessionStorage);

/** The keys of what all tabs share. Spec §3 names that of the login token. */
export const SHARED = { token: "token", favourites: "favoriler", address: "teslimat" } as const;

export type SharedKey = (typeof SHARED)[keyof typeof SHARED];

/**
 * Calls `changed` when another tab has changed what is stored under the key, or when it may have: a page in the back/forward cache hears
 * nothing. The event's key is null when everything was cleared.
 */
export function followShared(key: SharedKey, changed: () => void, signal?: AbortSignal) {
  addEventListener("storage", (event) => (event.key ?? key) === key && changed(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && changed(), { signal });
}

/** The browser tells the other tabs by itself. This tells the followers in the tab that wrote. */
export const tellThisTab = (key: SharedKey) => dispatchEvent(new StorageEvent("storage", { key }));

export const currentToken = (): string => onThisDevice.read(SHARED.token) ?? "";

/** A list of ids stored on this device. Other code may have written the key, so only text that looks like an id is read. */
export const storedIds = (key: string) => ({
  read: (): readonly string[] => onThisDevice.read(key)?.match(/[\w-]{1,64}/g) ?? [],
  write: (ids: readonly string[]) => onThisDevice.write(key, JSON.stringify(ids)),
});
