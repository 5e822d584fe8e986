import { ShopError } from "../../../domain/error.ts";
import type { Snapshot, StoredChanges } from "../../../domain/shop/snapshot.ts";
import { createSnapshots } from "../../../server/memory/snapshots.ts";
import { createPageCache, type Rendering } from "../../../server/pages/page-cache.ts";
import { diceOf } from "../dice.ts";
import { NO_SETTINGS } from "../paused-catalog.ts";

const PATHS = ["/", "/kategori/labubu"];
const MOVES = 30;

type Follow = typeof createSnapshots;

/** Every page shows the number of the newest write that its snapshot knows; a reading sees what is there when it begins. */
function createModel(below: (sides: number) => number, follow: Follow) {
  const waiting: (() => void)[] = [];
  const state = { written: 0, revision: 0, told: 0, epoch: 0, isAway: false };
  /** Up to this revision the last snapshot may stand for a newer one. */
  const missed = { epoch: 0, revision: -1 };

  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const mayFail = () => {
    if (below(12) === 0) throw new Error("something that failed");
  };

  async function read(): Promise<StoredChanges> {
    const { written, revision, told, epoch } = state;
    const image = { id: "1", slug: "a", image: "", tint: "rose" as const };
    const categories = [{ ...image, name: `${written}` }];
    await turn();
    if (state.isAway) {
      Object.assign(missed, { epoch, revision: told });
      throw new ShopError("unavailable", "away");
    }
    mayFail();
    return { revision, products: [], count: 0, categories, settings: NO_SETTINGS };
  }

  async function make(_: string, { categories }: Snapshot): Promise<Rendering> {
    await turn();
    mayFail();
    return { status: 200, body: Buffer.alloc(0), headers: { Shown: `${categories[0]?.name}` } };
  }

  const changes = { revision: () => state.told, epoch: () => state.epoch };
  const snapshots = follow({ read, changes });
  return { state, missed, waiting, pageCache: createPageCache({ snapshots, render: make, onError() {} }) };
}

export type Seen = { judged: number; violations: string[] };

type Options = { seed: number; follow?: Follow };

/**
 * One random order, fixed by the seed, of readings and renderings that begin, end and fail, writes that land and revisions that
 * begin anew. Answers what was seen older than acknowledged, or older than seen before, unless the database was away.
 */
export async function interleavePages({ seed, follow = createSnapshots }: Options): Promise<Seen> {
  const below = diceOf(seed);
  const { state, missed, waiting, pageCache } = createModel(below, follow);
  const newestSeen = new Map<string, number>();
  const seen: Seen = { judged: 0, violations: [] };
  const asks: Promise<void>[] = [];
  let acknowledged = 0;

  async function ask(path: string) {
    const [promised, before, { told, epoch }] = [acknowledged, newestSeen.get(path) ?? 0, { ...state }];
    const page = await pageCache.getOrRender(path).catch(() => undefined);
    if (!page) return;
    const { headers } = page.variants.identity;
    const shown = Number(headers[headers.indexOf("Shown") + 1]);
    seen.judged += 1;
    const isOutage = missed.epoch === epoch && told <= missed.revision;
    if (shown < promised && !isOutage) {
      seen.violations.push(`${seed}: ${path} showed ${shown}, acknowledged was ${promised}`);
    }
    if (shown < before) seen.violations.push(`${seed}: ${path} showed ${shown}, seen before was ${before}`);
    newestSeen.set(path, Math.max(shown, newestSeen.get(path) ?? 0));
  }

  /** What is written is there to be read before anybody is told of it. */
  const write = () => {
    state.written += 1;
    state.revision += 1;
  };

  const land = () => {
    state.told = state.revision;
    acknowledged = state.written;
  };

  /** The database is an earlier one, whose texts are true from now on. */
  const beginAnew = () => {
    state.written += 1;
    state.epoch += 1;
    state.revision = Math.max(0, state.revision - 1 - below(3));
    land();
  };

  const endOne = () => waiting.splice(below(waiting.length), 1)[0]?.();
  const goOrCome = () => {
    state.isAway = !state.isAway && below(4) === 0;
  };
  const begin = () => void asks.push(ask(PATHS[below(PATHS.length)] ?? "/"));
  const startAgain = () => (below(2) === 0 ? beginAnew() : undefined);
  const moves = [begin, begin, begin, endOne, endOne, write, land, goOrCome, startAgain];

  for (let left = MOVES; left > 0; left -= 1) {
    moves[below(moves.length)]?.();
    await new Promise(setImmediate);
  }
  state.isAway = false;
  while (waiting.length > 0) {
    endOne();
    await new Promise(setImmediate);
  }
  await Promise.all(asks);
  return seen;
}
