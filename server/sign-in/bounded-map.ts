const MAX_KEYS = 50_000;

/** A map that drops its oldest keys, so that an attacker with a million addresses cannot fill the memory. */
export function createBoundedMap<Value>() {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > MAX_KEYS && oldest !== undefined) entries.delete(oldest);
    },
  };
}
