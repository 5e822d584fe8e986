import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { type PageServices, provideServices } from "./context.ts";

const handle = createRequestHandler(build);

/** The only way the server reaches the pages. */
export const render = (request: Request, services: PageServices): Promise<Response> =>
  handle(request, provideServices(services));
