import type { IncomingMessage } from "node:http";
import type { Context, Hono } from "hono";
import type { ShopError } from "../../domain/error.ts";
import { tooLarge } from "../http/bounded-body.ts";
import type { Environment } from "../http/client-address.ts";
import { addressOf } from "../http/client-address.ts";
import { sharedAnswer } from "../http/headers.ts";
import { wrongMethod } from "../http/problem.ts";
import { bearer, notSignedIn } from "../sign-in/access.ts";
import type { ApiRoute, RouteParts } from "./api-route.ts";

/** Denies by default: a route without an access rule prevents the start. */
export function mountRoutes(
  app: Hono<Environment>,
  routes: readonly ApiRoute[],
  parts: RouteParts,
  trustedProxies: number,
): void {
  for (const route of routes) {
    if (!route.access?.name) throw new Error(`${route.method} ${route.path} does not say who may call it`);
    app.on(route.method, route.path, (context) => answer(route, context, parts, trustedProxies));
  }
  for (const [path, methods] of Map.groupBy(routes, (route) => route.path)) {
    const allowed = methods.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
    app.all(path, () => wrongMethod(allowed));
  }
}

async function answer(
  route: ApiRoute,
  context: Context<Environment>,
  parts: RouteParts,
  trustedProxies: number,
): Promise<Response> {
  context.set("route", route.path);
  const { req } = context;
  const address = addressOf(context, trustedProxies);
  const answered = await route.respond({ request: req.raw, params: req.param(), address }, parts);
  if (answered instanceof Response) return answered;
  if (route.isShared) return sharedAnswer(JSON.stringify(answered), "application/json");
  return Response.json(answered, { status: route.status });
}

/** Refuses a request by its headers alone, before it is queued or its body is read. */
export function earlyRefusal(routes: readonly ApiRoute[]): (incoming: IncomingMessage) => ShopError | undefined {
  const patterns = routes.map(({ method, path, access, bodyLimit }) => ({
    method,
    bodyLimit,
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
    needsToken: access.name !== "everyone",
  }));
  return ({ method, url = "", headers }) => {
    // `URL` resolves dots that lead upwards, as the app does.
    const path = new URL(url, "http://shop").pathname;
    const route =
      path.startsWith("/api/") && patterns.find((each) => each.method === method && each.pattern.test(path));
    if (!route) return undefined;
    if (route.needsToken && !bearer(headers.authorization)) return notSignedIn();
    return Number(headers["content-length"] ?? 0) > route.bodyLimit ? tooLarge() : undefined;
  };
}
