import { Hono } from "hono";
import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Ledger } from "../domain/catalog/ledger.ts";
import type { Media } from "../domain/catalog/media.ts";
import type { Shelf } from "../domain/search/shelf.ts";
import type { Settings } from "../domain/shop/settings.ts";
import type { AccountDesk } from "./account-desk.ts";
import { pictureRoutes } from "./api/admin-pictures.ts";
import { apiDocs } from "./api/api-docs.ts";
import type { ApiRoute } from "./api/api-route.ts";
import { categoryRoutes } from "./api/categories.ts";
import { editedProductRoutes } from "./api/edited-products.ts";
import { heroSlideRoutes } from "./api/hero-slides.ts";
import { mountRoutes } from "./api/mounted-routes.ts";
import { panelRoutes } from "./api/panel-products.ts";
import { productRoutes } from "./api/products.ts";
import { showcaseRoutes } from "./api/showcases.ts";
import { stepRoutes } from "./api/steps.ts";
import { suggestionRoutes } from "./api/suggestions.ts";
import type { Config } from "./config/config.ts";
import { feeds } from "./feeds/feeds.ts";
import { compressedAnswers } from "./http/compressed-answers.ts";
import type { Environment } from "./http/environment.ts";
import { movedTo, securityHeaders } from "./http/headers.ts";
import { problem, problemFor, wantsPage, wrongMethod } from "./http/problem.ts";
import { isRead } from "./http/request-guard.ts";
import { requestLog } from "./http/request-log.ts";
import type { Log } from "./log/log.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { steadyNow } from "./steady-clock.ts";

export type AppParts = {
  config: Config;
  log: Log;
  catalog: Catalog;
  ledger: Ledger;
  shelf: Shelf;
  desk: AccountDesk;
  settings: Settings;
  isReady(): Promise<boolean>;
  media: Pick<Media, "hasPictures">;
  savedPictures: Pick<Pictures, "save" | "cut" | "tell">;
  /** Leaves to the pages what is not a picture's address. */
  pictures?: (request: Request) => Promise<Response | undefined>;
  pages?: (request: Request) => Promise<Response>;
  now?: () => Date;
};

export function createApp(parts: AppParts): { app: Hono<Environment>; routes: readonly ApiRoute[] } {
  const { config, log, catalog, ledger, shelf, settings, desk, isReady, now = steadyNow } = parts;
  const { publicUrl, shop } = config;
  const routes = [
    ...desk.routes,
    ...productRoutes({ catalog, shelf, media: parts.media, publicUrl, log }),
    ...panelRoutes({ catalog, shelf, publicUrl, log }),
    ...editedProductRoutes({ ledger, shelf, publicUrl, priceDays: config.priceDays }),
    ...stepRoutes({ ledger, publicUrl, log }),
    ...categoryRoutes(catalog, publicUrl),
    ...showcaseRoutes({ catalog, shelf, publicUrl }),
    ...heroSlideRoutes({ settings, catalog, shelf, publicUrl }),
    ...pictureRoutes({ pictures: parts.savedPictures, publicUrl, log }),
    ...suggestionRoutes(shelf, publicUrl),
  ];

  const app = new Hono<Environment>();
  app.use(securityHeaders(publicUrl), requestLog(log), compressedAnswers());
  app.onError((error, { req }) => problemFor(error, { asPage: wantsPage(req.path, req.header("Accept")) }));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) =>
    (await isReady()) ? context.text("ok") : problem(503, "Dükkân henüz hazır değil", { "Retry-After": "1" }),
  );
  mountRoutes(app, routes, { sessions: desk.sessions, trustedProxies: config.trustedProxies });
  app.route("/", apiDocs(routes, shop));
  app.route("/", feeds({ shelf, catalog, settings, shop, now }));
  app.all("/api/*", () => problem(404, "Böyle bir adres yok"));
  if (desk.providerPages) app.route("/", desk.providerPages);
  app.all("*", async ({ req }) => {
    const picture = await parts.pictures?.(req.raw);
    if (picture) return picture;
    if (!isRead(req.method)) return wrongMethod("GET, HEAD");
    const { pathname, search } = new URL(req.url);
    // A second slash in front would make the rest somebody else's host.
    if (pathname !== "/" && pathname.endsWith("/")) return movedTo(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`);
    const { pages } = parts;
    if (!pages) return problem(404, "Böyle bir adres yok");
    return pages(req.raw);
  });
  return { app, routes };
}
