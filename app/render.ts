import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PageServices, servicesContext } from "./context.ts";
import earlyScript from "./early/early.ts?inlined";

const handle = createRequestHandler(build);

/** The only way the server reaches the pages. Data and a way elsewhere are no page: their answer has a body of its own. */
export async function render(request: Request, services: PageServices) {
  let html: string | undefined;
  function deliver(page: string) {
    html = page;
  }
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...services, deliver });
  const answer = await handle(request, context);
  return { answer, html };
}

/** Runs in every page before its scripts are there. */
export { earlyScript };
