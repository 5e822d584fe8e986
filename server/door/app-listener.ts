import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "../http/environment.ts";
import { safestHeaders } from "../http/headers.ts";
import { problem } from "../http/problem.ts";
import type { Listener } from "./door.ts";

/** Settles when the answer is made; reading it may take long after that. */
export function appListener(app: Hono<Environment>, publicUrl: string): Listener {
  const options = {
    overrideGlobalObjects: false,
    // A host or an address that is none.
    errorHandler: () => problem(400, "İstek okunamadı", safestHeaders(publicUrl)),
  };
  return (incoming, outgoing) =>
    new Promise<void>((made) => {
      const socketAddress = incoming.socket.remoteAddress ?? "unknown";
      const answer = async (request: Request) => app.fetch(request, { socketAddress });
      const listener = getRequestListener((request) => answer(request).finally(made), options);
      void listener(incoming, outgoing).finally(made);
    });
}
