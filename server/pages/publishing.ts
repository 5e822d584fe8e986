import type { Hono } from "hono";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Environment } from "../api/mounted-routes.ts";
import type { Listener } from "../http/listen.ts";
import { sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { Log } from "../log.ts";
import { createPublished, type Published, type Rendering } from "./published.ts";
import { publishedPath } from "./published-paths.ts";

/** What every visitor asks for first is rendered again right after a write, before anyone asks. */
const ALWAYS_READY = ["/", "/api/categories", "/login", "/admin"];

/** Of many writes at once the rest is rendered when it is asked for. */
const MAX_CHANGED = 20;

/** How soon the writes of another process are noticed. */
const OTHERS_WRITES_MS = 1000;

type Parts = { app: Hono<Environment>; catalog: Catalog; publicUrl: string; log: Log };

/** Answers from what is published before any framework runs, and lets the rest through. */
export function openPublishing({ app, catalog, publicUrl, log }: Parts) {
  const published = createPublished({
    render: (path) => renderThrough(app, publicUrl, path),
    onError: (error) => log.error("publishing_failed", { error }),
  });
  const noticeWrites = async () => {
    const landed = await catalog.revision();
    if (landed > published.stats().revision) published.raise(landed);
  };
  const changed = new Set<string>();
  const refreshSoon = oneAtATime(() => {
    const paths = [...ALWAYS_READY, ...changed];
    changed.clear();
    return published.refresh(paths);
  });
  const watch = setInterval(() => noticeWrites().catch(noteLostDatabase(log)), OTHERS_WRITES_MS).unref();

  return {
    published,
    inFrontOf: (rest: Listener): Listener => publishedFirst(published, rest),
    /** Fresh for the next request, and soon ready without a wait, as are the `paths` that show what was written. */
    writeLanded(revision: number, paths: readonly string[] = []) {
      published.raise(revision);
      for (const path of paths) if (changed.size < MAX_CHANGED) changed.add(path);
      refreshSoon();
    },
    async open() {
      await noticeWrites();
      await published.refresh(ALWAYS_READY);
    },
    close: () => clearInterval(watch),
  };
}

/** Of the calls that come while one runs, one more run is enough for all. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWantedAgain = false;
  return async () => {
    isWantedAgain = true;
    if (isRunning) return;
    isRunning = true;
    while (isWantedAgain) {
      isWantedAgain = false;
      await task();
    }
    isRunning = false;
  };
}

const publishedFirst =
  (published: Published, rest: Listener): Listener =>
  (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    if (!isRead(method)) return rest(incoming, outgoing);
    // Nearly everybody asks for an address in its one spelling.
    const kept = published.fresh(url);
    if (kept) return sendPage(kept, incoming, outgoing);
    const path = publishedPath(url);
    if (path === undefined) return rest(incoming, outgoing);
    const page = published.find(path);
    if (!(page instanceof Promise)) return sendPage(page, incoming, outgoing);
    page.then(
      (rendered) => sendPage(rendered, incoming, outgoing),
      () => rest(incoming, outgoing),
    );
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

const noteLostDatabase = (log: Log) => (error: unknown) => log.warn("revision_unknown", { error });
