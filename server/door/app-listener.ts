import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "../http/environment.ts";
import { safestHeaders } from "../http/headers.ts";
import { problem } from "../http/problem.ts";
import type { Listener } from "./door.ts";

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
