import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import { safestHeaders } from "./headers.ts";
import { problemOf, wantsPage } from "./problem.ts";

export type Refuse = (error: ShopError, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Refuses without involving the app, as cheaply as a cached page is sent. Node discards the rest of the body. */
export function refuseFor({ publicUrl, trustedProxies }: Pick<Config, "publicUrl" | "trustedProxies">): Refuse {
  const safest = safestHeaders(publicUrl);
  return (error, { url = "", headers: requested }, outgoing) => {
    const { status, headers, body } = problemOf(error, { asPage: wantsPage(url, requested.accept) });
    const id = requestIdOf(requested["x-request-id"]?.toString(), trustedProxies);
    const length = Buffer.byteLength(body);
    outgoing.writeHead(status, { ...safest, ...headers, [REQUEST_ID]: id, "Content-Length": length }).end(body);
  };
}

export const REQUEST_ID = "X-Request-Id";

const WELL_FORMED = /^[A-Za-z0-9-]{1,64}$/;

/** The id that a proxy of ours gave, so that its log and the shop's can be read together; otherwise a new one. */
export const requestIdOf = (given: string | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
