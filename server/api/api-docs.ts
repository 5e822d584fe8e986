import { Hono } from "hono";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import { NOTHING_MAY_RUN, sharedAnswer } from "../http/headers.ts";
import { DOCS_PATH, DOCS_STYLE, DOCS_STYLE_PATH, docsPage, OPENAPI_PATH } from "./api-docs-page.ts";
import type { ApiRoute } from "./api-route.ts";
import { openapiDocument } from "./openapi.ts";

const PAGE_POLICY = `${NOTHING_MAY_RUN}; style-src 'self'`;

export function apiDocs(routes: readonly ApiRoute[], shop: ShopFacts): Hono {
  const document = JSON.stringify(openapiDocument(routes, shop));
  const docs = new Hono();
  docs.get(OPENAPI_PATH, () => sharedAnswer(document, "application/json"));
  docs.get(DOCS_PATH, (context) =>
    context.html(docsPage(routes, shop.name), 200, { "Content-Security-Policy": PAGE_POLICY }),
  );
  docs.get(DOCS_STYLE_PATH, () => sharedAnswer(DOCS_STYLE, "text/css; charset=utf-8"));
  return docs;
}
