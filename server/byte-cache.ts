/** Keeps what was used last, up to a number of bytes. */
export function createByteCache<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, Value>();
  let bytes = 0;

  function get(key: string): Value | undefined {
    const value = entries.get(key);
    // Who was asked last matters only once something may have to go.
    if (value !== undefined && bytes > maxBytes / 2) {
      entries.delete(key);
      entries.set(key, value);
    }
    return value;
  }

  function set(key: string, value: Value): void {
    remove(key);
    if (sizeOf(value) > maxBytes) return;
    entries.set(key, value);
    bytes += sizeOf(value);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    const value = entries.get(key);
    if (value !== undefined) bytes -= sizeOf(value);
    entries.delete(key);
  }

  /** Does not count as using it. */
  const peek = (key: string): Value | undefined => entries.get(key);

  return { get, peek, set, remove, stats: () => ({ kept: entries.size, bytes }) };
}
