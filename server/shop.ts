import { join } from "node:path";
import type { PageServices } from "../app/context.ts";
import { EXAMPLE_FACTS } from "../content/example-facts.ts";
import { FIRST_SETTINGS } from "../content/first-settings.ts";
import { ShopError } from "../domain/error.ts";
import type { FirstSettings } from "../domain/shop/settings.ts";
import { createAccountEvents } from "../storage/account/stored-account-events.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { createAttempts } from "../storage/account/stored-attempts.ts";
import { createResetLinks } from "../storage/account/stored-reset-links.ts";
import { createSecondFactors } from "../storage/account/stored-second-factors.ts";
import { createCatalog } from "../storage/catalog/stored-catalog.ts";
import { createLedger } from "../storage/catalog/stored-ledger.ts";
import { openDatabase } from "../storage/database.ts";
import { createJobs } from "../storage/stored-jobs.ts";
import { createMedia } from "../storage/stored-media.ts";
import { createSettings } from "../storage/stored-settings.ts";
import { forgetUnusedPictures } from "../storage/unused-pictures.ts";
import { openAccountDesk } from "./account-desk.ts";
import { earlyRefusal } from "./api/early-refusal.ts";
import { type AppParts, createApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { appListener } from "./door/app-listener.ts";
import type { Listener } from "./door/door.ts";
import { openJobs } from "./due-jobs.ts";
import { googleStartUrl } from "./google/providers.ts";
import { refuseFor } from "./http/refusal.ts";
import { createLog, type Log } from "./log/log.ts";
import { createOutageMemory, keepFilled } from "./memory/outage-memory.ts";
import { outageReason } from "./memory/outage-reason.ts";
import { rememberCatalog, rememberSettings } from "./memory/remembered-catalog.ts";
import { createShelf } from "./memory/remembered-shelf.ts";
import { nightly } from "./nightly.ts";
import { publishedPaths } from "./pages/published-paths.ts";
import { openPublishing } from "./pages/publishing.ts";
import { firstPictures } from "./pictures/first-pictures.ts";
import { createPictures } from "./pictures/pictures.ts";
import { createSharePictures } from "./share/share-pictures.ts";
import { openAccountEvents } from "./sign-in/account-events.ts";
import type { Cost } from "./sign-in/passwords.ts";
import { earlierNow, steadyNow } from "./steady-clock.ts";
import { createGate } from "./turns/gate.ts";
import { openWorkshop } from "./workshop/workshop.ts";

export type Pages = {
  /** Undefined where a shop has none. */
  pages: ((request: Request) => Promise<Response>) | undefined;
  /** Puts the pages' own files in front of everything else. */
  inFrontOf(rest: Listener): Listener;
};

type OpenPages = (services: Omit<PageServices, "report">, log: Log) => Promise<Pages>;

/** What tests and benchmarks open in another way than `npm start` does. */
export type Overrides = Partial<{
  log: Log;
  /** Instead of the configured folder; `:memory:` for a database that is gone when closed. */
  dataDir: string;
  now: () => Date;
  elapsed: () => number;
  passwordCost: Cost;
  openPages: OpenPages;
  pictures: AppParts["pictures"];
}>;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The one wiring: every part of the shop, ready to answer through `listener`, without a port. */
export async function openShop(config: Config, overrides: Overrides = {}) {
  const { log = createLog(config.logLevel), dataDir = config.dataDir, openPages = openPagesOf(config) } = overrides;
  const { publicUrl, shop } = config;
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir,
    onAway: (error) =>
      log.warn("database_away", error instanceof ShopError ? { reason: outageReason(error.cause) } : { error }),
    onBack: () => log.info("database_back"),
    onWaiting(why) {
      console.log(
        "Veritabanı şu an yanıt vermiyor ya da meşgul: bekleniyor, yanıt verince dükkân kendiliğinden açılacak.",
      );
      log.warn("waiting_for_database", why === undefined ? {} : { reason: outageReason(why) });
    },
    onWriterEnded: (cause) => log.warn("writer_ended", { reason: outageReason(cause) }),
  });
  const { store: changes } = database;
  const memory = createOutageMemory();
  const stored = createCatalog(changes);
  const ledger = createLedger(changes, overrides.now ?? earlierNow);
  const stopFilling = keepFilled(memory, changes, log);
  const settings = rememberSettings(createSettings(changes, firstSettings(config)), memory);
  const accounts = createAccounts(database.db);
  const secondFactors = createSecondFactors(database.db);
  const resetLinks = createResetLinks(database.db);
  const attempts = createAttempts(database.db);
  const storedEvents = createAccountEvents(database.db);
  const now = overrides.now ?? steadyNow;
  const accountEvents = openAccountEvents({ stored: storedEvents, now, log });
  const media = createMedia(database.db);
  const shelf = createShelf({ catalog: stored, settings, changes, memory });
  const catalog = rememberCatalog(stored, shelf, memory);
  const workshop = openWorkshop({ folder: join(config.dataDir, "uploads"), warn: log.warn });
  const cacheDir = join(config.dataDir, "renditions");
  const pictures = createPictures({ media, cacheDir, work: workshop, warn: log.warn });
  const sharePictures = createSharePictures({
    catalog,
    media,
    shop,
    infoPages: settings.listInfoPages,
    cacheDir: join(config.dataDir, "share-pictures"),
    draw: workshop.drawShare,
    warn: log.warn,
  });

  const sweep = nightly({
    forgetters: [ledger, attempts, storedEvents, resetLinks],
    forgetUnusedPictures: (night) => forgetUnusedPictures(changes, night),
    pictures,
    now,
    log,
  });
  const jobs = openJobs({ jobs: createJobs(database.db), works: [sweep], now, log });

  let isLeaving = false;
  /** Also while the database is away: what is in memory is served by every process, so a balancer must leave them in. */
  const isReady = async () => !isLeaving && !database.isDamaged();
  const services = {
    shelf,
    catalog,
    settings,
    shop,
    googleUrl: googleStartUrl(config),
    sendsMail: config.mailServer !== undefined,
  };
  const { pages, inFrontOf } = await openPages(services, log);
  const desk = openAccountDesk({
    ...{ config, accounts, secondFactors, attempts, storedEvents, log },
    ...{ events: accountEvents, resetLinks },
    ...{ now: overrides.now, elapsed: overrides.elapsed, passwordCost: overrides.passwordCost },
  });
  const { app, routes } = createApp({
    config,
    log,
    catalog,
    ledger,
    shelf,
    desk,
    settings,
    isReady,
    pages,
    media,
    savedPictures: pictures,
    pictures:
      overrides.pictures ?? (async (request) => (await sharePictures.handle(request)) ?? pictures.handle(request)),
    now: overrides.now,
  });
  const publishedPath = publishedPaths(routes);
  const publishing = openPublishing({
    ...{ app, publishedPath, changes, shelf, memory, publicUrl, log },
  });
  const gate = createGate({
    trustedProxies: config.trustedProxies,
    refusalOf: earlyRefusal(routes),
    refuse: refuseFor(publicUrl),
  });
  const rest = appListener(app, publicUrl);

  return {
    ...{
      config,
      log,
      app,
      changes,
      catalog,
      ledger,
      settings,
      accounts,
      secondFactors,
      accountEvents,
      media,
      pictures,
      shelf,
    },
    publishedPath,
    published: publishing.published,
    // Sources change without a write, so in development nothing is kept.
    listener: config.isDev ? inFrontOf(gate(rest)) : publishing.keptFirst(inFrontOf(gate(publishing.madeFirst(rest)))),
    /** What every visitor asks for first. */
    async prepare() {
      await memory.fill();
      await publishing.open();
    },
    /** What would otherwise make the first visitors wait; nobody has to wait for it. */
    warm() {
      shelf.search().catch((error) => log.warn("search_not_warmed", { error }));
      firstPictures({ catalog, settings, shelf })
        .then((hashes) => pictures.warm(hashes))
        .catch((error) => log.warn("pictures_not_warmed", { error }));
    },
    /** From now on a balancer sends nobody here. */
    leave() {
      isLeaving = true;
    },
    async close() {
      stopFilling();
      await jobs.close();
      await publishing.close();
      await workshop.close();
      await accountEvents.settled();
      await database.close();
    },
  };
}

/** In a live shop nothing is claimed that its owner has not said. */
const firstSettings = ({ isProduction, legalFacts }: Config): FirstSettings => ({
  ...FIRST_SETTINGS,
  legalFacts: { ...FIRST_SETTINGS.legalFacts, ...(isProduction ? {} : EXAMPLE_FACTS), ...legalFacts },
});

const openPagesOf =
  ({ isDev }: Config): OpenPages =>
  async (services, log) =>
    isDev
      ? (await import("./pages/dev-pages.ts")).openDevPages(services, log)
      : (await import("./pages/built-pages.ts")).openBuiltPages(services, log);
