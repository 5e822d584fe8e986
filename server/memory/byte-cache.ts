/** Keeps what was used last, up to a number of bytes. */
export function createByteCache<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, Value>();
  let bytes = 0;

  function get(key: string): Value | undefined {
    const value = entries.get(key);
    // The order of use matters only once something may have to go.
    if (value !== undefined && bytes > maxBytes / 2) {
      entries.delete(key);
      entries.set(key, value);
    }
    return value;
  }

  /** An entry that is there already keeps its place. */
  function set(key: string, value: Value): void {
    if (sizeOf(value) > maxBytes) {
      remove(key);
      return;
    }
    bytes += sizeOf(value) - sizeOfKnown(key);
    entries.set(key, value);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    bytes -= sizeOfKnown(key);
    entries.delete(key);
  }

  function sizeOfKnown(key: string): number {
    const value = entries.get(key);
    return value === undefined ? 0 : sizeOf(value);
  }

  /** Does not count as using it. */
  const peek = (key: string): Value | undefined => entries.get(key);

  return { get, peek, set, remove, stats: () => ({ kept: entries.size, bytes }) };
}
