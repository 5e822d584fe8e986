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

/** Spec §3: local storage holds the login token under this key. */
export const TOKEN_KEY = "token";

export const currentToken = (): string => onThisDevice.read(TOKEN_KEY) ?? "";

/** A list of ids stored on this device. Other code may have written the key, so only text that looks like an id is read. */
export const storedIds = (key: string) => ({
  read: (): readonly string[] => onThisDevice.read(key)?.match(/[\w-]{1,64}/g) ?? [],
  write: (ids: readonly string[]) => onThisDevice.write(key, JSON.stringify(ids)),
});
