import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShopError } from "../../domain/error.ts";
import { safestHeaders } from "./headers.ts";
import { problemOf, wantsPage } from "./problem.ts";

export type Refuse = (error: ShopError, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Refuses without involving the app, as cheaply as a cached page is sent. Node discards the rest of the body. */
export function refuseFor(publicUrl: string): Refuse {
  const safest = safestHeaders(publicUrl);
  return (error, { url = "", headers: requested }, outgoing) => {
    const { status, headers, body } = problemOf(error, { asPage: wantsPage(url, requested.accept) });
    outgoing.writeHead(status, { ...safest, ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
  };
}
