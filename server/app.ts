import { getRequestListener } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ShopError } from "../domain/error.ts";
import type { GetSnapshot } from "../domain/shop/snapshot.ts";
import { addresses } from "../domain/web/addresses.ts";
import { NOTHING_KEPT, sharedAt } from "../domain/web/panel-addresses.ts";
import { PRODUCT_FEED } from "../domain/web/product-feed-path.ts";
import type { AccountDesk } from "./account/account-desk.ts";
import { mountRoutes } from "./api/mounted-routes.ts";
import { openapiDocument } from "./api/openapi.ts";
import type { Config } from "./config/config.ts";
import type { Listener } from "./door/door.ts";
import { type NotReady, refusedVisitors } from "./door/refusals.ts";
import { securityTxt } from "./feeds/feeds.ts";
import { createPreparedFeed } from "./feeds/product-feed.ts";
import type { Environment } from "./http/client-address.ts";
import { movedTo, safestHeaders, securityHeaders, sharedAnswer } from "./http/headers.ts";
import { compressedAnswers } from "./http/page-bytes.ts";
import { problem, problemResponse, REQUEST_ID, requestIdOf, wantsPage, wrongMethod } from "./http/problem.ts";
import { isRead } from "./http/request-guard.ts";
import { outageReason } from "./log/database-failure.ts";
import { type Log, type LogFields, withRequestId } from "./log/log.ts";
import { cachedAnswers } from "./pages/page-cache.ts";
import type { ShopDesk } from "./shop-desk.ts";

export type AppParts = {
  config: Config;
  log: Log;
  snapshot: GetSnapshot;
  accountDesk: Pick<AccountDesk, "providerPages">;
  shopDesk: Pick<
    ShopDesk,
    "routes" | "routeParts" | "pages" | "answerFile" | "pageCache" | "cacheKeyOf" | "shareAnswer"
  >;
  /** Undefined while a balancer may send visitors here. */
  notReady(): NotReady | undefined;
  /** Undefined where the address is not a picture's. */
  answerPicture(request: Request): Promise<Response | undefined>;
  now(): Date;
};

export function createApp(parts: AppParts): Hono<Environment> {
  const { config, log, snapshot, accountDesk, shopDesk, notReady, now } = parts;
  const { publicUrl, trustedProxies } = config;
  const { routes, routeParts, pages, pageCache, cacheKeyOf, shareAnswer } = shopDesk;

  const app = new Hono<Environment>();
  app.use(securityHeaders(publicUrl), requestLog(log, trustedProxies));
  app.use(async (context, next) => {
    await next();
    shareAnswer(context.req.path, context.res);
  }, compressedAnswers());
  app.onError((error, { req }) => problemResponse(error, { asPage: wantsPage(req.path, req.header("Accept")) }));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", (context) => {
    const reason = notReady();
    return reason ? problemResponse(refusedVisitors(reason)) : context.text("ok");
  });
  app.use(cachedAnswers(pageCache, cacheKeyOf));
  mountRoutes(app, routes, routeParts, trustedProxies);
  app.get("/api/openapi.json", async () => {
    const { shop } = await snapshot();
    return sharedAnswer(JSON.stringify(openapiDocument(routes, shop)), "application/json");
  });
  const feed = createPreparedFeed(snapshot);
  app.get(PRODUCT_FEED, ({ req }) => feed(req.raw));
  // Not cached with the other feeds: its expiry date moves with the clock.
  app.get("/.well-known/security.txt", async () => {
    const { shop } = await snapshot();
    return shop.email ? sharedAnswer(securityTxt(shop, now()), "text/plain; charset=utf-8") : unknown();
  });
  // The service worker of the installed panel answers this request and keeps what was shared. Without it nothing is read or kept.
  app.post(addresses.admin, (context) => context.redirect(sharedAt(NOTHING_KEPT), 303));
  app.all("/api/*", unknown);
  if (accountDesk.providerPages) app.route("/", accountDesk.providerPages);
  app.all("*", async ({ req }) => {
    const stored = (await shopDesk.answerFile(req.raw)) ?? (await parts.answerPicture(req.raw));
    if (stored) return stored;
    if (!isRead(req.method)) return wrongMethod("GET, HEAD");
    const { pathname, search } = new URL(req.url);
    // A leading double slash would redirect to another host.
    if (pathname !== "/" && pathname.endsWith("/")) return movedTo(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`);
    if (!pages) return unknown();
    return pages(req.raw, await snapshot());
  });
  return app;
}

const unknown = () => problem(404, "Böyle bir adres yok");

/** Settles when the answer is ready; sending it to a slow client may take much longer. */
export function appListener(app: Hono<Environment>, publicUrl: string): Listener {
  const options = {
    overrideGlobalObjects: false,
    // The host or the address is not valid.
    errorHandler: () => problem(400, "İstek okunamadı", safestHeaders(publicUrl)),
  };
  return (incoming, outgoing) =>
    new Promise<void>((settle) => {
      const socketAddress = incoming.socket.remoteAddress ?? "unknown";
      const answer = async (request: Request) => app.fetch(request, { socketAddress });
      const listener = getRequestListener((request) => answer(request).finally(settle), options);
      void listener(incoming, outgoing).finally(settle);
    });
}

/** Logs one line for each request: debug for a success, info for a refusal, error for an unexpected failure. Answer and lines carry its id. */
const requestLog =
  (log: Log, trustedProxies: number): MiddlewareHandler<Environment> =>
  (context, next) => {
    const id = requestIdOf(context.req.header(REQUEST_ID), trustedProxies);
    return withRequestId(id, async () => {
      const startedAt = performance.now();
      await next();
      const { headers } = context.res;
      // Caches would repeat the id of the request that filled them.
      if (!headers.get("Cache-Control")?.startsWith("public")) headers.set(REQUEST_ID, id);
      logRequest(log, context, Math.round(performance.now() - startedAt));
    });
  };

function logRequest(log: Log, context: Context<Environment>, ms: number): void {
  const fields = { ...lineOf(context), ms };
  const { error } = context;
  if (error && !(error instanceof ShopError)) log.error("request_failed", { ...fields, error });
  else if (error?.cause && error.code === "unavailable")
    log.warn("outage", { ...fields, reason: outageReason(error.cause) });
  else if (error) log.info("request_refused", { ...fields, reason: error.code });
  else log.debug("request", fields);
}

const lineOf = ({ req, res, get }: Context<Environment>): LogFields => ({
  method: req.method,
  route: get("route") ?? "other",
  status: res.status,
});
