import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PageServices, servicesContext } from "./context.ts";
import datedElements from "./early/dated-elements.ts?inlined";
import earlyScript from "./early/early.ts?inlined";
import { withLookHead } from "./look/look-head.ts";
import { lookStyle } from "./look/look-style.ts";

const handle = createRequestHandler(build);

/** Renders a page for the server. `html` is undefined for route data and redirects, whose response has its own body. */
export async function render(request: Request, services: PageServices) {
  let html: string | undefined;
  function deliver(page: string) {
    html = withLookHead(page, services.snapshot.shop);
  }
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...services, deliver });
  const answer = await handle(request, context);
  return { answer, html, lookStyle: lookStyle(services.snapshot.sections.look, services.snapshot.shop.name) };
}

/** Parts of pages' HTML, so that they run before the page's scripts arrive: in every page, and behind what has dates. */
export { datedElements, earlyScript };
