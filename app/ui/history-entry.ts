/** What an entry of the history says: whose page it belongs to, and which step above that page's own entry it is. */
type Entry = { key: string; index: number | undefined; step: string | undefined; depth: number };

/** The router counts its entries in `idx`. */
export function entryOf(state: unknown): Entry {
  const { key, idx, step, depth } = fieldsOf(state);
  return {
    key: typeof key === "string" ? key : "default",
    index: typeof idx === "number" ? idx : undefined,
    step: typeof step === "string" ? step : undefined,
    depth: typeof depth === "number" ? depth : 0,
  };
}

export const stepOn = (state: unknown, step: string, depth: number) => ({
  ...fieldsOf(state),
  idx: (entryOf(state).index ?? 0) + 1,
  step,
  depth,
});

export const withoutStep = (state: unknown) => ({ ...fieldsOf(state), step: undefined });

/** Of what has no number it cannot be told. */
export const isBeyond = (index: number | undefined, other: number | undefined): boolean =>
  index !== undefined && other !== undefined && index > other;

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? { ...state } : {};
