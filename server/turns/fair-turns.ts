import { ShopError } from "../../domain/error.ts";
import { tooBusy } from "./turns.ts";

export type FairTurns = {
  /** `client` names who asks from the widest to the narrowest, such as a site, a house in it and a flat in that. */
  take<Result>(client: readonly string[], work: () => Promise<Result>): Promise<Result>;
  isIdle(): boolean;
  /** How many wait for their turn. */
  waiting(): number;
};

type Limits = {
  atOnce: number;
  waiting: number;
  waitingForOne: number;
  /** What a refused one may expect to wait. */
  retryAfterSeconds?: number;
};

type Waiter = { begin(): void; giveWay(): void };
/** The order of the lanes is their order of being served. */
type Line = { lanes: Map<string, Line>; waiters: Waiter[]; size: number };

/**
 * Lets a few work at once and a few wait. Those who wait come in turns, one of each site, and within a site one of each house:
 * who asks much waits behind herself. When all is full, the latest of the longest line gives way to who has fewer.
 */
export function createFairTurns({ atOnce, waiting, waitingForOne, retryAfterSeconds = 5 }: Limits): FairTurns {
  const everybody = newLine();
  let working = 0;

  return {
    isIdle: () => working === 0,
    waiting: () => everybody.size,
    async take(client, work) {
      if (working < atOnce) working += 1;
      else await nextTurn(client);
      try {
        return await work();
      } finally {
        const next = takeFirst(everybody);
        if (next) next.begin();
        else working -= 1;
      }
    },
  };

  function nextTurn(client: readonly string[]): Promise<void> {
    if (sizeOf(everybody, client) >= waitingForOne) throw tooMany();
    if (everybody.size >= waiting) makeRoom(client);
    return new Promise((resolve, reject) =>
      append(everybody, client, { begin: resolve, giveWay: () => reject(tooMany()) }),
    );
  }

  function makeRoom(client: readonly string[]): void {
    const longest = longestBeside(everybody, client);
    if (!longest) throw tooBusy(retryAfterSeconds);
    takeLast(everybody, longest)?.giveWay();
  }

  function tooMany(): ShopError {
    return new ShopError("throttled", "Çok sık istek geldi, biraz bekleyip tekrar dene", { retryAfterSeconds });
  }
}

const newLine = (): Line => ({ lanes: new Map(), waiters: [], size: 0 });

function sizeOf(line: Line, [name, ...rest]: readonly string[]): number {
  if (name === undefined) return line.size;
  const lane = line.lanes.get(name);
  return lane ? sizeOf(lane, rest) : 0;
}

/** The way to the line that should give way to the client, or nothing when she has as many as anybody. */
function longestBeside(line: Line, [name, ...rest]: readonly string[]): string[] | undefined {
  if (name === undefined) return undefined;
  const own = line.lanes.get(name);
  const [longest, lane] = longestLane(line) ?? [];
  if (longest === undefined || !lane) return undefined;
  if (lane.size > (own?.size ?? 0) + 1) return [longest, ...wayToLongest(lane)];
  const inside = own && longestBeside(own, rest);
  return inside && [name, ...inside];
}

function wayToLongest(line: Line): string[] {
  const [name, lane] = longestLane(line) ?? [];
  return name === undefined || !lane ? [] : [name, ...wayToLongest(lane)];
}

const longestLane = ({ lanes }: Line): [string, Line] | undefined =>
  [...lanes].reduce<[string, Line] | undefined>(
    (longest, lane) => (longest && longest[1].size >= lane[1].size ? longest : lane),
    undefined,
  );

function append(line: Line, [name, ...rest]: readonly string[], waiter: Waiter): void {
  line.size += 1;
  if (name === undefined) return void line.waiters.push(waiter);
  const lane = line.lanes.get(name) ?? newLine();
  line.lanes.set(name, lane);
  append(lane, rest, waiter);
}

function takeFirst(line: Line): Waiter | undefined {
  const [first] = line.lanes;
  const waiter = first ? takeFirst(first[1]) : line.waiters.shift();
  if (waiter) line.size -= 1;
  if (first) {
    const [name, lane] = first;
    line.lanes.delete(name);
    if (lane.size > 0) line.lanes.set(name, lane);
  }
  return waiter;
}

function takeLast(line: Line, [name, ...rest]: readonly string[]): Waiter | undefined {
  const lane = name === undefined ? undefined : line.lanes.get(name);
  const waiter = lane ? takeLast(lane, rest) : line.waiters.pop();
  if (waiter) line.size -= 1;
  if (name !== undefined && lane?.size === 0) line.lanes.delete(name);
  return waiter;
}
