import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { type Effort, encode } from "../http/encoded.ts";
import { type PageBytes, type PageHeaders, pageBytes } from "../http/page-bytes.ts";
import { createByteCache } from "../memory/byte-cache.ts";
import type { Snapshots } from "../memory/snapshots.ts";
import { createImproving } from "./improving.ts";
import { isWorthKeeping } from "./worth-keeping.ts";

/** Only a plain success is kept; a moved, gone, unknown or failed page is handed to those who asked for it. */
export type Rendering = { status: number; body: Buffer; headers: PageHeaders };

type Parts = {
  snapshots: Pick<Snapshots, "ask" | "newest">;
  make(path: string, snapshot: Snapshot): Promise<Rendering>;
  onError(error: unknown): void;
  maxBytes?: number;
};

type Made = { page: PageBytes; effort: Effort };

type Entry = Made & {
  rendering: Rendering;
  version: number;
  /** Until it has been asked for a second time, few know of it. */
  isKnown: boolean;
};

const MAX_BYTES = 96 * 1024 * 1024;

/** Past this the best compression costs seconds of a core and saves little. */
const MAX_BEST_BYTES = 1024 * 1024;

/** Pages made once for each snapshot (spec §10 published): one that was made from an older one is not fresh any more. */
export function createPublished({ snapshots, make, onError, maxBytes = MAX_BYTES }: Parts) {
  const pages = createByteCache<Entry>(maxBytes, ({ page }) => page.size);
  const running = new Map<string, { version: number; page: Promise<PageBytes> }>();
  const improving = createImproving({ improve, onError });
  let latest = 0;

  /** One rendering for a path and snapshot, however many ask. */
  async function makeOnce(path: string): Promise<PageBytes> {
    const snapshot = await snapshots.ask();
    const made = pages.peek(path);
    if (made?.version === snapshot.version) return made.page;
    const current = running.get(path);
    if (current?.version === snapshot.version) return current.page;
    const page = makeAndKeep(path, snapshot).finally(() => {
      if (running.get(path)?.page === page) running.delete(path);
    });
    running.set(path, { version: snapshot.version, page });
    return page;
  }

  async function makeAndKeep(path: string, snapshot: Snapshot): Promise<PageBytes> {
    const { version, products } = snapshot;
    if (version > latest) improving.putOff();
    latest = Math.max(latest, version);
    const rendering = await make(path, snapshot);
    const made = unchanged(path, rendering) ?? { page: await compressed(rendering, "quick"), effort: "quick" };
    const last = pages.peek(path);
    if (last && last.version > version) return made.page;
    if (rendering.status !== 200) pages.remove(path);
    else if (isWorthKeeping(path, products))
      keep(path, { ...made, rendering, version, isKnown: last?.isKnown ?? false });
    return made.page;
  }

  function keep(path: string, entry: Entry): void {
    pages.set(path, entry);
    if (entry.isKnown) improving.want(path);
  }

  /** Most writes change nothing on most pages: those stay as they were compressed. */
  function unchanged(path: string, rendering: Rendering): Made | undefined {
    const last = pages.peek(path);
    return last && isSame(last.rendering, rendering) ? { page: last.page, effort: last.effort } : undefined;
  }

  /** Visitors get the quick compression until the best one is done. */
  async function improve(path: string): Promise<void> {
    const entry = pages.peek(path);
    if (entry?.version !== latest || !isWorthIt(entry)) return;
    const page = await compressed(entry.rendering, "best");
    if (pages.peek(path) === entry) pages.set(path, { ...entry, page, effort: "best" });
  }

  function fresh(path: string): PageBytes | undefined {
    const entry = pages.get(path);
    if (!entry || entry.version !== snapshots.newest()?.version) return undefined;
    if (!entry.isKnown) {
      entry.isKnown = true;
      improving.want(path);
    }
    return entry.page;
  }

  return {
    fresh,
    find: async (path: string): Promise<PageBytes> => fresh(path) ?? makeOnce(path),
    stats: () => pages.stats(),
  };
}

export type Published = ReturnType<typeof createPublished>;

const compressed = async ({ status, body, headers }: Rendering, effort: Effort): Promise<PageBytes> =>
  pageBytes(body.length === 0 ? { identity: body } : await encode(body, effort), headers, status);

const isWorthIt = ({ effort, rendering }: Entry) => effort === "quick" && rendering.body.length <= MAX_BEST_BYTES;

const isSame = (one: Rendering, other: Rendering) =>
  one.status === other.status && one.body.equals(other.body) && isDeepStrictEqual(one.headers, other.headers);
