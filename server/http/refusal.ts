import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import { safestHeaders } from "./headers.ts";
import { problemOf, wantsPage } from "./problem.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";

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
