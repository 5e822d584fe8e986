import type { Context, Hono } from "hono";
import { addressOf, askerOf } from "../http/asker.ts";
import type { Environment } from "../http/environment.ts";
import { sharedAnswer } from "../http/headers.ts";
import { wrongMethod } from "../http/problem.ts";
import { everyone } from "../sign-in/access.ts";
import type { Sessions } from "../sign-in/tokens.ts";
import type { Kitchen } from "../turns/kitchen.ts";
import type { ApiRoute } from "./api-route.ts";

type Parts = { sessions: Sessions; kitchen: Kitchen; trustedProxies: number };

/** Default deny: a route that does not say who may call it stops the start. */
export function mountRoutes(app: Hono<Environment>, routes: readonly ApiRoute[], parts: Parts): void {
  for (const route of routes) {
    if (!route.access?.name) throw new Error(`${route.method} ${route.path} does not say who may call it`);
    app.on(route.method, route.path, (context) => answer(route, context, parts));
  }
  for (const [path, methods] of Map.groupBy(routes, (route) => route.path)) {
    const allowed = methods.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
    app.all(path, () => wrongMethod(allowed));
  }
}

async function answer(route: ApiRoute, context: Context<Environment>, parts: Parts): Promise<Response> {
  context.set("route", route.path);
  const { req } = context;
  const { sessions, kitchen, trustedProxies } = parts;
  const address = addressOf(context, trustedProxies);
  const body = context.env?.body?.() ?? req.raw.body;
  const respond = () => route.respond({ request: req.raw, body, params: req.param(), address }, sessions);
  // Whoever is known by name waits for no stranger.
  const isQuestion = route.method === "GET" && route.access === everyone;
  const answered = await (isQuestion
    ? kitchen.make("questions", askerOf(context, trustedProxies), respond)
    : respond());
  if (route.isShared) return sharedAnswer(JSON.stringify(answered), "application/json");
  return Response.json(answered, { status: route.status });
}
