import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShopError } from "../../domain/error.ts";
import { safestHeaders } from "./headers.ts";
import { problemOf, wantsPage } from "./problem.ts";

export type Refuse = (error: ShopError, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A refusal that costs as little as a kept page: the app does not hear of it. What is still being sent Node throws away. */
export function refuseFor(publicUrl: string): Refuse {
  const safest = safestHeaders(publicUrl);
  return (error, { url = "", headers: asked }, outgoing) => {
    const { status, headers, body } = problemOf(error, { asPage: wantsPage(url, asked.accept) });
    outgoing.writeHead(status, { ...safest, ...headers, "Content-Length": Buffer.byteLength(body) }).end(body);
  };
}
