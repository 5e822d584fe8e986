import { setTimeout as pause } from "node:timers/promises";
import { createPublished, type Rendering } from "../../../server/pages/published.ts";
import { diceOf } from "../dice.ts";

const PATHS = ["/", "/kategori/labubu"];
const MOVES = 30;
/** Longer than a write waits for pages, and than a failed page does for fresh. */
const LONG_MS = 150;
const HELD_MS = 600;

type Fate = "made" | "thrown" | "away";

/** Every page shows the number of the newest write that it can see, as it was when the rendering read it. */
function createModel(below: (sides: number) => number, create: typeof createPublished) {
  const renderings: (() => void)[] = [];
  const failures = new Map<string, number>();
  const state = { written: 0, visible: 0, revision: 0, told: 0, acknowledged: 0, clock: 0, isAway: false };
  const show = (text: number, status = 200): Rendering => ({
    status,
    body: Buffer.alloc(0),
    headers: { Shown: `${text}` },
  });

  const published = create({
    async render(path) {
      const early = below(2) === 0 ? state.visible : undefined;
      const { promise, resolve } = Promise.withResolvers<Fate>();
      renderings.push(() => resolve(state.isAway ? "away" : below(12) === 0 ? "thrown" : "made"));
      const fate = await promise;
      if (fate === "thrown") throw new Error("a rendering that failed");
      if (fate === "made") return show(early ?? state.visible);
      failures.set(path, state.clock);
      return below(2) === 0 ? show(0, 503) : { ...show(0), isFromMemory: true };
    },
    onError() {},
    now: () => state.clock,
  });
  return { state, renderings, failures, published };
}

export type Seen = { judged: number; violations: string[] };

type Options = { seed: number; create?: typeof createPublished };

/**
 * One random order, fixed by the seed, of renderings that begin, end and fail, writes that land and revisions that begin anew. Answers
 * what was seen older than acknowledged, or older than seen before, unless the database was away.
 */
export async function interleavePages({ seed, create = createPublished }: Options): Promise<Seen> {
  const below = diceOf(seed);
  const { state, renderings, failures, published } = createModel(below, create);
  /** What is kept in memory takes a write in when it is told; a database shows it from its commit on, to one reading and not yet to another. */
  const isMemory = below(2) === 0;
  const newestSeen = new Map<string, number>();
  const seen: Seen = { judged: 0, violations: [] };
  const asks: Promise<void>[] = [];
  let tells: Promise<unknown> = Promise.resolve();

  async function ask(path: string) {
    const [promised, before, begunAt] = [state.acknowledged, newestSeen.get(path) ?? 0, state.clock];
    const page = await Promise.resolve(published.find(path)).catch(() => undefined);
    if (!page || (failures.get(path) ?? Number.NEGATIVE_INFINITY) >= begunAt - HELD_MS) return;
    const headers = page.forms.identity.headers;
    const shown = Number(headers[headers.indexOf("Shown") + 1]);
    seen.judged += 1;
    if (shown < promised) seen.violations.push(`${seed}: ${path} showed ${shown}, acknowledged was ${promised}`);
    if (isMemory && shown < before) seen.violations.push(`${seed}: ${path} showed ${shown}, seen before was ${before}`);
    newestSeen.set(path, Math.max(shown, newestSeen.get(path) ?? 0));
  }

  const write = () => {
    state.written += 1;
    state.revision += 1;
    if (!isMemory) state.visible = state.written;
  };

  /** All that was written counts as soon as whoever listens has heard of it. */
  function land(how: "raise" | "land") {
    const { written, revision } = state;
    if (revision === state.told) return;
    state.told = revision;
    state.visible = written;
    if (how === "raise") published.raise(revision);
    const heard = how === "land" ? published.land(revision, PATHS) : undefined;
    tells = Promise.all([tells, heard]);
    const acknowledge = () => {
      state.acknowledged = Math.max(state.acknowledged, written);
    };
    tells.then(acknowledge);
  }

  /** The database is an earlier one, whose texts are true from now on. */
  function beginAnew() {
    state.written += 1;
    state.revision = Math.max(0, state.revision - 1 - below(3));
    state.told = state.revision;
    published.beginAnew(state.revision);
    state.visible = state.written;
    state.acknowledged = state.written;
  }

  async function passTime() {
    state.clock += LONG_MS;
    if (below(8) === 0) await pause(LONG_MS);
  }

  const endOne = () => renderings.splice(below(renderings.length), 1)[0]?.();
  const goOrCome = () => {
    state.isAway = !state.isAway && below(4) === 0;
  };
  const pathAtRandom = () => PATHS[below(PATHS.length)] ?? "/";
  const begin = () => void asks.push(ask(pathAtRandom()));
  const landSomehow = () => land(below(2) === 0 ? "raise" : "land");
  const startAgain = () => (below(2) === 0 ? beginAnew() : undefined);
  const moves = [begin, begin, begin, endOne, endOne, write, landSomehow, goOrCome, startAgain, passTime];

  for (let left = MOVES; left > 0; left -= 1) {
    await moves[below(moves.length)]?.();
    await new Promise(setImmediate);
  }
  while (renderings.length > 0) {
    endOne();
    await new Promise(setImmediate);
  }
  await Promise.all(asks);
  return seen;
}
