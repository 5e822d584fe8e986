import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { type Effort, encode } from "../http/encoded.ts";
import { type PageBytes, type PageHeaders, pageBytes } from "../http/page-bytes.ts";
import { createByteCache } from "../memory/byte-cache.ts";
import type { Snapshots } from "../memory/snapshots.ts";
import { createRecompression } from "./recompression.ts";
import { isWorthCaching } from "./worth-caching.ts";

/** Only status 200 is cached; a redirect, a missing page or a failure goes to those who requested it and is rendered again. */
export type Rendering = { status: number; body: Buffer; headers: PageHeaders };

type Parts = {
  snapshots: Pick<Snapshots, "get" | "peek">;
  render(key: string, snapshot: Snapshot): Promise<Rendering>;
  onError(error: unknown): void;
  maxBytes?: number;
};

type Compressed = { page: PageBytes; effort: Effort };

type Entry = Compressed & {
  rendering: Rendering;
  /** The snapshot it was rendered from. */
  version: number;
  /** A page requested once only is not worth the best compression. */
  wasRequestedAgain: boolean;
};

const MAX_BYTES = 96 * 1024 * 1024;

/** Beyond this size the best compression costs seconds of a core and saves little. */
const MAX_BEST_BYTES = 1024 * 1024;

/** Caches each page rendered from the current snapshot (spec §10 published). A page of an older snapshot is stale. */
export function createPageCache({ snapshots, render, onError, maxBytes = MAX_BYTES }: Parts) {
  const pages = createByteCache<Entry>(maxBytes, ({ page }) => page.size);
  const inProgress = new Map<string, { version: number; page: Promise<PageBytes> }>();
  const recompression = createRecompression({ recompress, onError });
  let latestVersion = 0;
  const counts = { hits: 0, renders: 0 };

  /** Concurrent requests for one key and snapshot share a single rendering. */
  async function renderOnce(key: string): Promise<PageBytes> {
    const snapshot = await snapshots.get();
    const cached = pages.peek(key);
    if (cached?.version === snapshot.version) return cached.page;
    const current = inProgress.get(key);
    if (current?.version === snapshot.version) return current.page;
    const page = renderAndCache(key, snapshot).finally(() => {
      if (inProgress.get(key)?.page === page) inProgress.delete(key);
    });
    inProgress.set(key, { version: snapshot.version, page });
    return page;
  }

  async function renderAndCache(key: string, snapshot: Snapshot): Promise<PageBytes> {
    const { version, products } = snapshot;
    if (version > latestVersion) recompression.postpone();
    latestVersion = Math.max(latestVersion, version);
    counts.renders += 1;
    const rendering = await render(key, snapshot);
    const compressed = reuseUnchanged(key, rendering) ?? { page: await compress(rendering, "quick"), effort: "quick" };
    const last = pages.peek(key);
    // A slower rendering of an older snapshot must not replace a newer one.
    if (last && last.version > version) return compressed.page;
    if (rendering.status !== 200) pages.remove(key);
    else if (isWorthCaching(key, products)) {
      const wasRequestedAgain = last?.wasRequestedAgain ?? false;
      pages.set(key, { ...compressed, rendering, version, wasRequestedAgain });
      if (wasRequestedAgain) recompression.add(key);
    }
    return compressed.page;
  }

  /** Most writes change nothing on most pages: an unchanged page keeps its compressed bytes. */
  function reuseUnchanged(key: string, rendering: Rendering): Compressed | undefined {
    const last = pages.peek(key);
    return last && isSame(last.rendering, rendering) ? { page: last.page, effort: last.effort } : undefined;
  }

  /** Visitors get the quick compression until the best one is done. */
  async function recompress(key: string): Promise<void> {
    const entry = pages.peek(key);
    if (entry?.version !== latestVersion || !needsBest(entry)) return;
    const page = await compress(entry.rendering, "best");
    if (pages.peek(key) === entry) pages.set(key, { ...entry, page, effort: "best" });
  }

  function getFresh(key: string): PageBytes | undefined {
    const entry = pages.get(key);
    if (!entry || entry.version !== snapshots.peek()?.version) return undefined;
    counts.hits += 1;
    if (!entry.wasRequestedAgain) {
      entry.wasRequestedAgain = true;
      recompression.add(key);
    }
    return entry.page;
  }

  return {
    getFresh,
    getOrRender: async (key: string): Promise<PageBytes> => getFresh(key) ?? renderOnce(key),
    stats: () => ({ ...pages.stats(), ...counts }),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

const compress = async ({ status, body, headers }: Rendering, effort: Effort): Promise<PageBytes> =>
  pageBytes(body.length === 0 ? { identity: body } : await encode(body, effort), headers, status);

const needsBest = ({ effort, rendering }: Entry) => effort === "quick" && rendering.body.length <= MAX_BEST_BYTES;

const isSame = (one: Rendering, other: Rendering) =>
  one.status === other.status && one.body.equals(other.body) && isDeepStrictEqual(one.headers, other.headers);
