/** A visitor may have switched storage off, or filled it: what is kept then lasts as long as the page. */
function keptIn(storage: () => Storage) {
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
      untilLeaving.get(key) ?? attempt((kept) => kept.getItem(key)) ?? undefined,
    write(key: string, value: string) {
      const isKept = attempt((kept) => {
        kept.setItem(key, value);
        return true;
      });
      if (isKept) untilLeaving.delete(key);
      else untilLeaving.set(key, value);
    },
    remove(key: string) {
      untilLeaving.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
  };
}

export const onThisDevice = keptIn(() => localStorage);
export const inThisTab = keptIn(() => sessionStorage);

/** A list of ids kept on this device. Anything may stand there: only what looks like an id is read. */
export const storedIds = (key: string) => ({
  read: (): readonly string[] => onThisDevice.read(key)?.match(/[\w-]{1,64}/g) ?? [],
  write: (ids: readonly string[]) => onThisDevice.write(key, JSON.stringify(ids)),
});
