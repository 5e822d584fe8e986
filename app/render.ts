import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { type PageServices, provideServices } from "./context.ts";
import earlyScript from "./early/early.ts?inlined";

const handle = createRequestHandler(build);

/** The only way the server reaches the pages. */
export const render = (request: Request, services: PageServices): Promise<Response> =>
  handle(request, provideServices(services));

/** What runs in every page before its scripts are there. */
export { earlyScript };
