import { Hono } from "hono";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { NOTHING_MAY_RUN, sharedAnswer } from "../http/headers.ts";
import { DOCS_PATH, DOCS_STYLE, DOCS_STYLE_PATH, docsPage, OPENAPI_PATH } from "./api-docs-page.ts";
import type { ApiRoute } from "./api-route.ts";
import { openapiDocument } from "./openapi.ts";

const PAGE_POLICY = `${NOTHING_MAY_RUN}; style-src 'self'`;

export function apiDocs(routes: readonly ApiRoute[], snapshot: GetSnapshot): Hono {
  const docs = new Hono();
  docs.get(OPENAPI_PATH, async () => {
    const { shop } = await snapshot();
    return sharedAnswer(JSON.stringify(openapiDocument(routes, shop)), "application/json");
  });
  docs.get(DOCS_PATH, async (context) => {
    const { shop } = await snapshot();
    return context.html(docsPage(routes, shop.name), 200, { "Content-Security-Policy": PAGE_POLICY });
  });
  docs.get(DOCS_STYLE_PATH, () => sharedAnswer(DOCS_STYLE, "text/css; charset=utf-8"));
  return docs;
}
