import { ShopError } from "../../../domain/error.ts";
import type { Snapshot, StoredChanges } from "../../../domain/shop/snapshot.ts";
import { createSnapshots } from "../../../server/memory/snapshots.ts";
import { createPageCache, type Rendering } from "../../../server/pages/page-cache.ts";
import { NO_SETTINGS } from "../paused-catalog.ts";
import { storedCategory } from "../sample-categories.ts";
import { seededRandom } from "../thorough.ts";

const PATHS = ["/", "/kategori/labubu"];
const MOVES = 30;

type Follow = typeof createSnapshots;

/** A shop whose pages show the number of the newest write in their snapshot. A read sees the state at its start. */
function createModel(below: (limit: number) => number, follow: Follow) {
  const pending: (() => void)[] = [];
  const state = { written: 0, revision: 0, reported: 0, epoch: 0, isAway: false };
  /** The newest revision that could not be read. Up to it an older snapshot may be shown. */
  const unread = { epoch: 0, revision: -1 };

  const turn = () => new Promise<void>((resolve) => pending.push(resolve));
  const mayFail = () => {
    if (below(12) === 0) throw new Error("something that failed");
  };

  async function read(): Promise<StoredChanges> {
    const { written, revision, reported, epoch } = state;
    const categories = [storedCategory({ name: `${written}` })];
    await turn();
    if (state.isAway) {
      Object.assign(unread, { epoch, revision: reported });
      throw new ShopError("unavailable", "away");
    }
    mayFail();
    return { epoch: `${epoch}`, revision, products: [], isAll: true, categories, settings: NO_SETTINGS };
  }

  async function make(_: string, { categories }: Snapshot): Promise<Rendering> {
    await turn();
    mayFail();
    return { status: 200, body: Buffer.alloc(0), headers: { Shown: `${categories[0]?.name}` } };
  }

  const changes = { revision: () => state.reported, epoch: () => `${state.epoch}` };
  const snapshots = follow({ read, changes });
  return { state, unread, pending, pageCache: createPageCache({ snapshots, render: make }) };
}

export type Seen = { judged: number; violations: string[] };

type Options = { seed: number; follow?: Follow };

/**
 * Runs reads and renderings that begin, end and fail, writes, outages and restored backups in a random order that the seed
 * fixes. Answers each page that was older than an acknowledged write, or older than seen before, without an outage.
 */
export async function interleavePages({ seed, follow = createSnapshots }: Options): Promise<Seen> {
  const below = seededRandom(seed);
  const { state, unread, pending, pageCache } = createModel(below, follow);
  const newestSeen = new Map<string, number>();
  const seen: Seen = { judged: 0, violations: [] };
  const requests: Promise<void>[] = [];
  let acknowledged = 0;

  async function request(path: string) {
    const promised = acknowledged;
    const before = newestSeen.get(path) ?? 0;
    const { reported, epoch } = state;
    const page = await pageCache.getOrRender(path).catch(() => undefined);
    if (!page) return;
    const { headers } = page.variants.identity;
    const shown = Number(headers[headers.indexOf("Shown") + 1]);
    seen.judged += 1;
    const isOutage = unread.epoch === epoch && reported <= unread.revision;
    if (shown < promised && !isOutage) {
      seen.violations.push(`${seed}: ${path} showed ${shown}, acknowledged was ${promised}`);
    }
    if (shown < before) seen.violations.push(`${seed}: ${path} showed ${shown}, seen before was ${before}`);
    newestSeen.set(path, Math.max(shown, newestSeen.get(path) ?? 0));
  }

  /** A write can be read before it is reported. */
  const write = () => {
    state.written += 1;
    state.revision += 1;
  };

  const report = () => {
    state.reported = state.revision;
    acknowledged = state.written;
  };

  /** The database becomes an earlier one, whose content counts from now on. */
  const restoreBackup = () => {
    state.written += 1;
    state.epoch += 1;
    state.revision = Math.max(0, state.revision - 1 - below(3));
    report();
  };

  const endOne = () => pending.splice(below(pending.length), 1)[0]?.();
  const toggleOutage = () => {
    state.isAway = !state.isAway && below(4) === 0;
  };
  const begin = () => void requests.push(request(PATHS[below(PATHS.length)] ?? "/"));
  const maybeRestore = () => (below(2) === 0 ? restoreBackup() : undefined);
  const moves = [begin, begin, begin, endOne, endOne, write, report, toggleOutage, maybeRestore];

  for (let left = MOVES; left > 0; left -= 1) {
    moves[below(moves.length)]?.();
    await new Promise(setImmediate);
  }
  state.isAway = false;
  while (pending.length > 0) {
    endOne();
    await new Promise(setImmediate);
  }
  await Promise.all(requests);
  return seen;
}
