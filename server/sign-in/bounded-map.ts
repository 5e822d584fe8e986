const MAX_KEYS = 50_000;

/** Remembers the latest keys only: an attacker with a million addresses fills no memory. */
export function createBoundedMap<Value>() {
  const entries = new Map<string, Value>();
  return {
    find: (key: string) => entries.get(key),
    keep(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > MAX_KEYS && oldest !== undefined) entries.delete(oldest);
    },
  };
}
