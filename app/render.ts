import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PageServices, servicesContext } from "./context.ts";
import earlyScript from "./early/early.ts?inlined";

const handle = createRequestHandler(build);

/** Renders a page for the server. `html` is undefined for route data and redirects, whose response has its own body. */
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

/** Part of every page's HTML, so that it runs before the page's scripts arrive. */
export { earlyScript };
