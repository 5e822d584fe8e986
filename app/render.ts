import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { FIRST_LOOK, type Look, nightOf } from "../domain/look/look.ts";
import { PAPER_COLORS } from "../domain/look/paper.ts";
import type { ShopFacts } from "../domain/shop/shop-facts.ts";
import { iconPath } from "../domain/web/icon-path.ts";
import { type PageServices, servicesContext } from "./context.ts";
import datedElements from "./early/dated-elements.ts?inlined";
import earlyScript from "./early/early.ts?inlined";
import webFaces from "./fonts/web-faces.css?url";
import { lookStyle } from "./look-style.ts";

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

const CHARSET = '<meta charSet="utf-8"/>';

/** Adds what a look changes in the head of a page, and the faces at its end. The server alone knows how, so that visitors' scripts need not. */
export function withLookHead(page: string, shop: ShopFacts): string {
  if (!page.includes(CHARSET)) throw new Error("the head begins in another way now");
  const look = shop.look ?? FIRST_LOOK;
  const night = nightOf(look);
  const tags = [
    ...(night ? [`<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${paperOf(night)}"/>`] : []),
    `<meta name="theme-color" content="${paperOf(look)}"/>`,
    `<link rel="icon" href="${shop.look ? iconPath("favicon", shop) : "/favicon.ico"}"/>`,
    // Without it iOS asks for /apple-touch-icon.png, which leads to the same picture.
    ...(shop.look ? [`<link rel="apple-touch-icon" href="${iconPath("apple-touch-icon", shop)}"/>`] : []),
  ];
  const bodyEnd = page.lastIndexOf("</body>");
  const faces = `<link rel="stylesheet" href="${webFaces}"/>`;
  return page.slice(0, bodyEnd).replace(CHARSET, CHARSET + tags.join("")) + faces + page.slice(bodyEnd);
}

const paperOf = ({ paper }: Look): string => PAPER_COLORS[paper].paper;
