import { setTimeout as pause } from "node:timers/promises";
import type { Hono } from "hono";
import type { Changes } from "../../domain/catalog/changes.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import type { Listener } from "../door/door.ts";
import type { Environment } from "../http/environment.ts";
import { sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { Log } from "../log/log.ts";
import type { OutageMemory } from "../memory/outage-memory.ts";
import { createPublished, type Published, type Rendering } from "./published.ts";
import { pathsOfProduct } from "./published-paths.ts";
import { isWorthKeeping } from "./worth-keeping.ts";

/** What every visitor asks for first is rendered again right after a write, before anyone asks. */
const ALWAYS_READY = ["/", "/api/categories", "/login", "/admin"];

/** Of many products that changed at once the rest is rendered when it is asked for. */
const MAX_CHANGED = 20;

/** Of many writes in a row only the last one's pages are rendered ahead; in between they are for who asks. */
const QUIET_MS = 100;

type Parts = {
  app: Hono<Environment>;
  /** The name under which an answer is kept, if it is. */
  publishedPath(url: string): string | undefined;
  changes: Changes;
  shelf: Pick<Shelf, "products">;
  memory: Pick<OutageMemory, "uses">;
  publicUrl: string;
  log: Log;
};

/** Answers from what is published before any framework runs, and lets the rest through. */
export function openPublishing(parts: Parts) {
  const { app, publishedPath, changes, shelf, memory, publicUrl, log } = parts;
  const published = createPublished({
    async render(path) {
      const before = memory.uses();
      const rendering = await renderThrough(app, publicUrl, path);
      return { ...rendering, isFromMemory: memory.uses() !== before };
    },
    isWorthKeeping: (path) => isWorthKeeping(path, shelf.products),
    onError: (error) => log.error("publishing_failed", { error }),
  });
  let isOpen = false;
  let refreshedAt = changes.revision();
  let knownEpoch = changes.epoch();
  published.raise(refreshedAt);

  const refresh = async () => {
    for (let heard = -1; heard !== changes.revision() && isOpen; ) {
      heard = changes.revision();
      await pause(QUIET_MS);
    }
    const since = refreshedAt;
    refreshedAt = changes.revision();
    const changed = (await shelf.products()).filter(({ revision }) => revision > since).slice(0, MAX_CHANGED);
    await published.refresh(ALWAYS_READY, { known: true });
    await published.refresh(changed.flatMap(pathsOfProduct));
  };
  const refreshSoon = oneAtATime(() => refresh().catch((error) => log.error("publishing_failed", { error })));
  let refreshed = Promise.resolve();
  const stopListening = changes.listen(({ revision, epoch, isOwn }) => {
    const isAnother = epoch !== knownEpoch;
    knownEpoch = epoch;
    if (isAnother) {
      published.beginAnew(revision);
      refreshedAt = revision;
    }
    // What another process wrote it renders ahead itself; here it is rendered for who asks.
    if (!isOwn || !isOpen) return published.raise(revision);
    refreshed = refreshSoon();
    return published.land(revision, ALWAYS_READY);
  });

  return {
    published,
    keptFirst: (rest: Listener): Listener => keptFirst({ published, publishedPath, rest }),
    madeFirst: (rest: Listener): Listener => madeFirst({ published, publishedPath, rest }),
    /** From here on what every visitor asks for first is ready before it is asked for. */
    async open() {
      isOpen = true;
      await published.refresh(ALWAYS_READY, { known: true });
    },
    /** What is being rendered ahead is finished first: it asks the database. */
    async close() {
      stopListening();
      isOpen = false;
      await refreshed;
    },
  };
}

/** Of the calls that come while one runs, one more run is enough for all. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  const run = async () => {
    while (isWantedAgain) {
      isWantedAgain = false;
      await task();
    }
    running = undefined;
  };
  return () => {
    isWantedAgain = true;
    running ??= run();
    return running;
  };
}

type Front = Pick<Parts, "publishedPath"> & { published: Published; rest: Listener };

const keptFirst =
  ({ published, publishedPath, rest }: Front): Listener =>
  (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    if (!isRead(method)) return rest(incoming, outgoing);
    // Nearly everybody asks for an address in its one spelling.
    const kept = published.fresh(url) ?? published.fresh(publishedPath(url) ?? "");
    return kept ? sendPage(kept, incoming, outgoing) : rest(incoming, outgoing);
  };

const madeFirst =
  ({ published, publishedPath, rest }: Front): Listener =>
  async (incoming, outgoing) => {
    const path = isRead(incoming.method) ? publishedPath(incoming.url ?? "") : undefined;
    const page = path === undefined ? undefined : await Promise.resolve(published.find(path)).catch(() => undefined);
    return page ? sendPage(page, incoming, outgoing) : rest(incoming, outgoing);
  };

/** The app itself makes what is published, through the door every request takes. */
async function renderThrough(app: Hono<Environment>, publicUrl: string, path: string): Promise<Rendering> {
  const response = await app.request(new Request(new URL(path, publicUrl)));
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body, headers: keptHeaders(response.headers) };
}

/** Made anew for every form of the body. */
const PER_FORM = new Set(["etag", "vary", "content-length", "content-encoding"]);

function keptHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !PER_FORM.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [inTitleCase(name), value]));
}

const inTitleCase = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
