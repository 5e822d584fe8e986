import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Effort, encode } from "../http/encoded.ts";
import { type PageBytes, type PageHeaders, pageBytes } from "../http/page-bytes.ts";
import { createByteCache } from "../memory/byte-cache.ts";
import { createImproving } from "./improving.ts";

/** Only a plain success is kept; a moved, gone, unknown or failed page is handed to those who asked for it. */
export type Rendering = { status: number; body: Buffer; headers: PageHeaders; isFromMemory?: boolean };

type Parts = {
  render(path: string): Promise<Rendering>;
  /** What shows nothing, or nothing of what was asked for, is not worth a place: there are as many of it as anybody likes. */
  isWorthKeeping?(path: string): Promise<boolean>;
  onError(error: unknown): void;
  maxBytes?: number;
  now?: () => number;
};

type Made = { page: PageBytes; effort: Effort };

type Entry = Made & {
  rendering: Rendering;
  revision: number;
  /** Until it has been asked for a second time, few know of it. */
  isKnown: boolean;
  /** Since the last write. */
  isAsked: boolean;
  /** So long it does for fresh, unless something lands. */
  held?: { until: number; revision: number };
};

const compressed = async ({ status, body, headers }: Rendering, effort: Effort): Promise<PageBytes> =>
  pageBytes(body.length === 0 ? { identity: body } : await encode(body, effort), headers, status);

const MAX_BYTES = 96 * 1024 * 1024;

/** Past this the best compression costs seconds of a core and saves little. */
const MAX_BEST_BYTES = 1024 * 1024;

/** While the database is away, a page is tried again after so long. */
const HELD_MS = 500;
/** So long a write waits at most for pages that are made ahead. */
const AHEAD_MS = 100;
/** Made while the database was away: whatever comes later is newer. */
const FROM_MEMORY = -1;

const hasFailed = ({ status }: Rendering) => status >= 500;
const isWorthIt = ({ effort, rendering }: Entry) => effort === "quick" && rendering.body.length <= MAX_BEST_BYTES;

const isSame = (one: Rendering, other: Rendering) =>
  one.status === other.status && one.body.equals(other.body) && isDeepStrictEqual(one.headers, other.headers);

/**
 * Pages rendered once per change of the catalogue (spec §10 published). `raise` is called when a write has landed and
 * before it is acknowledged: from then on nothing rendered for an older revision counts as fresh.
 */
export function createPublished(parts: Parts) {
  const {
    render,
    isWorthKeeping = async () => true,
    onError,
    maxBytes = MAX_BYTES,
    now = () => performance.now(),
  } = parts;
  const pages = createByteCache<Entry>(maxBytes, ({ page }) => page.size);
  const running = new Map<string, { revision: number; page: Promise<PageBytes> }>();
  let revision = 0;
  let epoch = 0;
  const improving = createImproving({ improve, onError });

  /** One rendering for a path and revision, however many ask. Who joins asked before the next write landed. */
  const renderOnce = (path: string, at = revision): Promise<PageBytes> => {
    const current = running.get(path);
    if (current && current.revision >= at) return current.page;
    const page = renderAndKeep(path, at).finally(() => {
      if (running.get(path)?.page === page) running.delete(path);
    });
    running.set(path, { revision: at, page });
    return page;
  };

  const renderAndKeep = async (path: string, begunAt: number): Promise<PageBytes> => {
    const begunIn = epoch;
    const rendering = await render(path);
    const made = unchanged(path, rendering) ?? { page: await compressed(rendering, "quick"), effort: "quick" };
    const { page } = made;
    if (begunIn !== epoch) return page;
    if (hasFailed(rendering) || rendering.isFromMemory) return makeDo(path, { ...made, rendering });
    const isCurrent = begunAt >= revision;
    if (rendering.status !== 200) {
      if (isCurrent) pages.remove(path);
      return page;
    }
    if (!(await isWorthKeeping(path))) return page;
    // What a newer write overtook is the last page there is if the database goes away now.
    const last = pages.peek(path);
    if (begunIn === epoch && begunAt >= (last?.revision ?? FROM_MEMORY)) {
      const isKnown = last?.isKnown ?? false;
      pages.set(path, { ...made, rendering, revision: begunAt, isKnown, isAsked: false });
      if (isKnown) improving.want(path);
    }
    return page;
  };

  /** Most writes change nothing on most pages: those stay as they were compressed. */
  const unchanged = (path: string, rendering: Rendering): Made | undefined => {
    const last = pages.peek(path);
    return last && isSame(last.rendering, rendering) ? { page: last.page, effort: last.effort } : undefined;
  };

  /** While the database is away the last page is better than one from memory, and that is better than none. */
  const makeDo = (path: string, made: Made & Pick<Entry, "rendering">): PageBytes => {
    const last = pages.get(path) ?? { ...made, revision: FROM_MEMORY, isKnown: false, isAsked: false };
    if (last.page.status !== 200) return made.page;
    pages.set(path, { ...last, held: { until: now() + HELD_MS, revision } });
    return last.page;
  };

  /** Visitors get the quick compression until the best one is done. */
  async function improve(path: string) {
    const entry = pages.peek(path);
    if (entry?.revision !== revision || !isWorthIt(entry)) return;
    const page = await compressed(entry.rendering, "best");
    if (pages.peek(path) === entry) pages.set(path, { ...entry, page, effort: "best" });
  }

  const makeKnown = (path: string, entry: Entry) => {
    entry.isKnown = true;
    improving.want(path);
  };

  const fresh = (path: string): PageBytes | undefined => {
    const entry = pages.get(path);
    if (!entry || (entry.revision < revision && !isHeld(entry))) return undefined;
    entry.isAsked = true;
    if (!entry.isKnown) makeKnown(path, entry);
    return entry.page;
  };

  const isHeld = ({ held }: Entry): boolean => held?.revision === revision && now() < held.until;

  const raise = (landed: number) => {
    revision = Math.max(revision, landed);
    improving.putOff();
  };

  return {
    fresh,

    /** The page itself when it is fresh, else a promise of it. */
    find: (path: string): PageBytes | Promise<PageBytes> => fresh(path) ?? renderOnce(path),

    raise,

    /**
     * What of `paths` was asked for since the last write is made anew before the write counts, so that nobody waits for it. Until
     * then nobody was told of the write, and the page before it is true.
     */
    async land(landed: number, paths: readonly string[]) {
      const begunIn = epoch;
      const asked = paths.filter((path) => pages.peek(path)?.isAsked);
      const made = Promise.all(asked.map((path) => renderOnce(path, landed).catch(onError)));
      if (asked.length > 0) await Promise.race([made, pause(AHEAD_MS, undefined, { ref: false })]);
      if (begunIn === epoch) raise(landed);
    },

    /** The revisions are others now, and nothing made before is true any more. */
    beginAnew(landed: number) {
      epoch += 1;
      revision = landed;
      pages.clear();
      running.clear();
    },

    /** Renders before anyone asks. Of what is `known` it is certain that somebody will. */
    async refresh(paths: readonly string[], { known = false } = {}) {
      for (const path of paths) {
        if ((pages.peek(path)?.revision ?? FROM_MEMORY) < revision) await renderOnce(path).catch(onError);
        const entry = pages.peek(path);
        if (known && entry && !entry.isKnown) makeKnown(path, entry);
      }
    },

    revision: () => revision,

    stats: () => ({ ...pages.stats(), revision }),
  };
}

export type Published = ReturnType<typeof createPublished>;
