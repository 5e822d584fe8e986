import { Hono, type HonoRequest } from "hono";
import type { Accounts } from "../domain/account/accounts.ts";
import type { Attempts } from "../domain/account/attempts.ts";
import type { ResetLinks } from "../domain/account/reset-link.ts";
import type { SecondFactors } from "../domain/account/second-factors.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Ledger } from "../domain/catalog/ledger.ts";
import type { Media } from "../domain/catalog/media.ts";
import type { Shelf } from "../domain/search/shelf.ts";
import type { Settings } from "../domain/shop/settings.ts";
import { createMail } from "./account/mail.ts";
import { createMailedLinks } from "./account/mailed-links.ts";
import { createOwnAccount } from "./account/own-account.ts";
import { createReset } from "./account/reset-links.ts";
import { accountRoutes } from "./api/account.ts";
import { pictureRoutes } from "./api/admin-pictures.ts";
import { apiDocs } from "./api/api-docs.ts";
import type { ApiRoute } from "./api/api-route.ts";
import { authRoutes } from "./api/auth.ts";
import { categoryRoutes } from "./api/categories.ts";
import { editedProductRoutes } from "./api/edited-products.ts";
import { heroSlideRoutes } from "./api/hero-slides.ts";
import { mountRoutes } from "./api/mounted-routes.ts";
import { panelRoutes } from "./api/panel-products.ts";
import { passkeyRoutes } from "./api/passkey-routes.ts";
import { productRoutes } from "./api/products.ts";
import { resetRoutes } from "./api/reset.ts";
import { secondFactorRoutes } from "./api/second-factor-routes.ts";
import { showcaseRoutes } from "./api/showcases.ts";
import { stepRoutes } from "./api/steps.ts";
import { suggestionRoutes } from "./api/suggestions.ts";
import type { Config } from "./config/config.ts";
import { feeds } from "./feeds/feeds.ts";
import { chooseProvider } from "./google/providers.ts";
import { askerOf } from "./http/asker.ts";
import { compressedAnswers } from "./http/compressed-answers.ts";
import type { Environment } from "./http/environment.ts";
import { movedTo, securityHeaders } from "./http/headers.ts";
import { problem, problemFor, wrongMethod } from "./http/problem.ts";
import { isRead } from "./http/request-guard.ts";
import { requestLog } from "./http/request-log.ts";
import type { Log } from "./log/log.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { createPasskeys } from "./second-factor/passkeys.ts";
import { createSecondCodes } from "./second-factor/second-codes.ts";
import { createDevices } from "./sign-in/devices.ts";
import { createFreshProof } from "./sign-in/fresh-proof.ts";
import { createGoogle } from "./sign-in/google.ts";
import { createPasswords } from "./sign-in/passwords.ts";
import { createSecondStep } from "./sign-in/second-step.ts";
import { createSignIn } from "./sign-in/sign-in.ts";
import { createThrottle } from "./sign-in/throttle.ts";
import { createSessions } from "./sign-in/tokens.ts";
import { steadyClock, steadyNow } from "./steady-clock.ts";
import type { Kitchen } from "./turns/kitchen.ts";

export type AppParts = {
  config: Config;
  log: Log;
  kitchen: Kitchen;
  catalog: Catalog;
  ledger: Ledger;
  shelf: Shelf;
  accounts: Accounts;
  secondFactors: SecondFactors;
  attempts: Attempts;
  resetLinks: ResetLinks;
  settings: Settings;
  isReady(): Promise<boolean>;
  media: Pick<Media, "hasPictures">;
  savedPictures: Pick<Pictures, "save" | "cut" | "tell">;
  /** Leaves to the pages what is not a picture's address. */
  pictures?: (request: Request) => Promise<Response | undefined>;
  pages?: (request: Request) => Promise<Response>;
  now?: () => Date;
  /** Milliseconds by a clock that nobody sets. */
  elapsed?: (() => number) | undefined;
};

export function createApp(parts: AppParts): { app: Hono<Environment>; routes: readonly ApiRoute[] } {
  const { config, log, kitchen, catalog, ledger, shelf, accounts, settings, isReady, now = steadyNow } = parts;
  const { publicUrl, shop } = config;
  const sessions = createSessions(accounts, now, log);
  const { provider, pages: providerPages } = chooseProvider({ config, accounts, now, elapsed: parts.elapsed, log });
  const google = createGoogle({ accounts, provider, now, log });
  const { secondFactors, now: clock = () => new Date() } = parts;
  const common = {
    ...{ accounts, secondFactors, now, clock, log, shop, shopName: shop.name },
    ...{
      passwords: createPasswords(),
      throttle: createThrottle({ attempts: parts.attempts, now: steadyClock(parts.elapsed) }),
    },
  };
  const codes = createSecondCodes(common);
  const passkeys = createPasskeys(common);
  const secondStep = createSecondStep({ ...common, codes });
  const devices = createDevices(accounts);
  const signIn = createSignIn({ ...common, sessions, devices, secondStep, passkeys, google });
  const freshProof = createFreshProof({ ...common, codes });
  const reset = createReset({ ...common, resetLinks: parts.resetLinks });
  const mail = config.mailServer && createMail(config.mailServer, shop.name);
  const mailedLinks = createMailedLinks({ ...common, reset, mail });
  const routes = [
    ...authRoutes(signIn, sessions),
    ...accountRoutes(createOwnAccount({ ...common, freshProof, google }), freshProof),
    ...secondFactorRoutes({ codes, freshProof }),
    ...passkeyRoutes({ passkeys, signIn, freshProof, throttle: common.throttle }),
    ...resetRoutes({ accounts, reset, mailedLinks, freshProof, log }),
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
  app.onError((error, { req }) => problemFor(error, { asPage: wantsPage(req) }));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) =>
    (await isReady()) ? context.text("ok") : problem(503, "Dükkân henüz hazır değil", { "Retry-After": "1" }),
  );
  mountRoutes(app, routes, { sessions, kitchen, trustedProxies: config.trustedProxies });
  app.route("/", apiDocs(routes, shop));
  app.route("/", feeds({ shelf, catalog, settings, shop, now }));
  app.all("/api/*", () => problem(404, "Böyle bir adres yok"));
  if (providerPages) app.route("/", providerPages);
  app.all("*", async (context) => {
    const { req } = context;
    const picture = await parts.pictures?.(req.raw);
    if (picture) return picture;
    if (!isRead(req.method)) return wrongMethod("GET, HEAD");
    const { pathname, search } = new URL(req.url);
    // A second slash in front would make the rest somebody else's host.
    if (pathname !== "/" && pathname.endsWith("/")) return movedTo(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`);
    const { pages } = parts;
    if (!pages) return problem(404, "Böyle bir adres yok");
    return kitchen.make("questions", askerOf(context, config.trustedProxies), () => pages(req.raw));
  });
  return { app, routes };
}

const wantsPage = (req: HonoRequest): boolean =>
  !req.path.startsWith("/api/") && (req.header("Accept") ?? "").startsWith("text/html");
