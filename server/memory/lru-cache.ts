/** Drops what was used least recently, as soon as the sum of sizes exceeds `maxSize`. */
export function createLruCache<Value>(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
  const entries = new Map<string, Value>();
  let size = 0;

  function get(key: string): Value | undefined {
    const value = entries.get(key);
    // Below half of the limit nothing is evicted soon, so the order of use need not be kept.
    if (value !== undefined && size > maxSize / 2) {
      entries.delete(key);
      entries.set(key, value);
    }
    return value;
  }

  /** Replacing an entry does not count as using it. */
  function set(key: string, value: Value): void {
    if (sizeOf(value) > maxSize) {
      remove(key);
      return;
    }
    size += sizeOf(value) - sizeAt(key);
    entries.set(key, value);
    for (const oldest of entries.keys()) {
      if (size <= maxSize) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    size -= sizeAt(key);
    entries.delete(key);
  }

  function sizeAt(key: string): number {
    const value = entries.get(key);
    return value === undefined ? 0 : sizeOf(value);
  }

  function removeWhere(isGone: (key: string) => boolean): void {
    for (const key of entries.keys()) if (isGone(key)) remove(key);
  }

  /** Reads without counting as a use. */
  const peek = (key: string): Value | undefined => entries.get(key);

  return { get, peek, set, remove, removeWhere, stats: () => ({ entries: entries.size, bytes: size }) };
}

/** Remembers what it loads, and loads it once for all concurrent callers. A value that was not found is looked for again next time. */
export function createLoadingCache<Value>(maxSize: number, sizeOf: (value: Value) => number) {
  const known = createLruCache<Value>(maxSize, sizeOf);
  const pending = new Map<string, Promise<Value | undefined>>();

  async function loadAndKeep(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const value = await load();
    if (value !== undefined) known.set(key, value);
    return value;
  }

  async function find(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const found = known.get(key) ?? pending.get(key);
    if (found) return found;
    const loading = loadAndKeep(key, load).finally(() => pending.delete(key));
    pending.set(key, loading);
    return loading;
  }

  return { find, removeWhere: known.removeWhere };
}

/** Makes a value when it is first asked for, once for all who ask. After a failure it is made anew. */
export function madeOnce<Value, Input extends unknown[]>(make: (...input: Input) => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return (...input: Input): Promise<Value> => {
    made ??= make(...input).catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
