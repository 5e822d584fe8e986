import type { MiddlewareHandler } from "hono";
import type { Listener } from "../door/door.ts";
import type { Environment } from "../http/environment.ts";
import { pageAnswer, sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { Published } from "./published.ts";
import type { PublishedPath } from "./published-paths.ts";

/** Answers with what is fresh before any framework runs, and lets the rest through. */
export const keptFirst =
  (published: Pick<Published, "fresh">, publishedPath: PublishedPath, rest: Listener): Listener =>
  (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    // Nearly everybody asks for an address in its one spelling.
    const kept = isRead(method) ? (published.fresh(url) ?? freshIn(published, publishedPath(url))) : undefined;
    return kept ? sendPage(kept, incoming, outgoing) : rest(incoming, outgoing);
  };

const freshIn = (published: Pick<Published, "fresh">, path: string | undefined) =>
  path === undefined ? undefined : published.fresh(path);

/** A page that is not fresh is made once for all who ask meanwhile. */
export const publishedAnswers =
  (published: Pick<Published, "find">, publishedPath: PublishedPath): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const { req } = context;
    const { pathname, search } = new URL(req.url);
    const path = isRead(req.method) ? publishedPath(pathname + search) : undefined;
    if (path === undefined) return next();
    context.set("route", path.split("?", 1)[0] ?? path);
    return pageAnswer(await published.find(path), req.raw);
  };
