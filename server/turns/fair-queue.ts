/** A waiter stands in the lane of her network, inside the lane of the network around it. */
type Lane<Waiter> = { lanes: Map<string, Lane<Waiter>>; waiters: Set<Waiter> };

/**
 * Turns go round the networks, and round the networks inside each: a visitor who asks much waits behind herself. `path`
 * names a waiter from the widest network to the narrowest.
 */
export function createFairQueue<Waiter>() {
  const everybody = newLane<Waiter>();
  return {
    add: (path: readonly string[], waiter: Waiter): void => add(everybody, path, waiter),
    /** The next one of a widest network that may begin. */
    takeNext: (mayBegin: (widest: string) => boolean): Waiter | undefined => takeNext(everybody, mayBegin),
    remove: (path: readonly string[], waiter: Waiter): void => remove(everybody, path, waiter),
  };
}

function add<Waiter>(lane: Lane<Waiter>, [name, ...rest]: readonly string[], waiter: Waiter): void {
  if (name === undefined) {
    lane.waiters.add(waiter);
    return;
  }
  const inner = lane.lanes.get(name) ?? newLane<Waiter>();
  lane.lanes.set(name, inner);
  add(inner, rest, waiter);
}

/** The lane that had its turn goes behind all others. */
function takeNext<Waiter>(lane: Lane<Waiter>, mayBegin: (name: string) => boolean): Waiter | undefined {
  for (const [name, inner] of lane.lanes) {
    if (!mayBegin(name)) continue;
    const waiter = takeNext(inner, () => true);
    lane.lanes.delete(name);
    if (!isEmpty(inner)) lane.lanes.set(name, inner);
    return waiter;
  }
  const [first] = lane.waiters;
  if (first !== undefined) lane.waiters.delete(first);
  return first;
}

function remove<Waiter>(lane: Lane<Waiter>, [name, ...rest]: readonly string[], waiter: Waiter): void {
  lane.waiters.delete(waiter);
  const inner = name === undefined ? undefined : lane.lanes.get(name);
  if (name === undefined || !inner) return;
  remove(inner, rest, waiter);
  if (isEmpty(inner)) lane.lanes.delete(name);
}

const newLane = <Waiter>(): Lane<Waiter> => ({ lanes: new Map(), waiters: new Set() });

const isEmpty = <Waiter>({ lanes, waiters }: Lane<Waiter>): boolean => lanes.size + waiters.size === 0;
