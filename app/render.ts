import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { type PageServices, provideServices } from "./context.ts";
import earlyScript from "./early/early.ts?inlined";

const handle = createRequestHandler(build);

/** The only way the server reaches the pages. What is no page, data or a way elsewhere, is an answer with a body of its own. */
export async function render(request: Request, services: PageServices) {
  let html: string | undefined;
  function deliver(page: string) {
    html = page;
  }
  const answer = await handle(request, provideServices({ ...services, deliver }));
  return { answer, html };
}

/** What runs in every page before its scripts are there. */
export { earlyScript };
