export type ByteCache = {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
};

/** Keeps what was used last, up to a number of bytes. */
export function createByteCache(maxBytes: number): ByteCache {
  const entries = new Map<string, Uint8Array>();
  let total = 0;

  function get(key: string): Uint8Array | undefined {
    const bytes = entries.get(key);
    if (!bytes) return undefined;
    entries.delete(key);
    entries.set(key, bytes);
    return bytes;
  }

  function set(key: string, bytes: Uint8Array): void {
    remove(key);
    if (bytes.byteLength > maxBytes) return;
    entries.set(key, bytes);
    total += bytes.byteLength;
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    total -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  }

  return { get, set };
}
