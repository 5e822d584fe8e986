import type { IncomingMessage } from "node:http";
import type { ShopError } from "../../domain/error.ts";
import { tooLarge } from "../http/bounded-body.ts";
import { bearer, notSignedIn } from "../sign-in/access.ts";
import type { ApiRoute } from "./api-route.ts";

/** Refuses a request by its headers alone, before it is queued or its body is read. */
export function earlyRefusal(routes: readonly ApiRoute[]): (incoming: IncomingMessage) => ShopError | undefined {
  const patterns = routes.map(({ method, path, access, bodyLimit }) => ({
    method,
    bodyLimit,
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
    needsToken: access.name !== "everyone",
  }));
  return ({ method, url = "", headers }) => {
    // As the app reads it: without dots that lead upwards.
    const path = new URL(url, "http://shop").pathname;
    const route =
      path.startsWith("/api/") && patterns.find((each) => each.method === method && each.pattern.test(path));
    if (!route) return undefined;
    if (route.needsToken && !bearer(headers.authorization)) return notSignedIn();
    return Number(headers["content-length"] ?? 0) > route.bodyLimit ? tooLarge() : undefined;
  };
}
