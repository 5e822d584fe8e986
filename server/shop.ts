import { firstSettings } from "../content/first-settings.ts";
import type { GetSnapshot } from "../domain/shop/snapshot.ts";
import { orderPage } from "../domain/web/order-page.ts";
import { createAccountEvents } from "../storage/account/stored-account-events.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { createAttempts } from "../storage/account/stored-attempts.ts";
import { createPeople } from "../storage/account/stored-people.ts";
import { createResetLinks } from "../storage/account/stored-reset-links.ts";
import { createSecondFactors } from "../storage/account/stored-second-factors.ts";
import { createShopCopies } from "../storage/backup/stored-copies.ts";
import { createOwnersCategories } from "../storage/catalog/owners-categories.ts";
import { createCatalog } from "../storage/catalog/stored-catalog.ts";
import { createMoves } from "../storage/catalog/stored-moves.ts";
import { openDatabase } from "../storage/database.ts";
import type { Migration } from "../storage/engine/engine.ts";
import { createOrders } from "../storage/order-book/stored-orders.ts";
import { reachPictures } from "../storage/pictures/picture-places.ts";
import { openS3Files } from "../storage/pictures/s3-files.ts";
import { readRevision } from "../storage/store.ts";
import { createClientFiles } from "../storage/stored-client-files.ts";
import { createJobs } from "../storage/stored-jobs.ts";
import { createLedger } from "../storage/stored-ledger.ts";
import { createMedia, removeUnusedPictures } from "../storage/stored-media.ts";
import { createPulse } from "../storage/stored-pulse.ts";
import { createSections } from "../storage/stored-sections.ts";
import { readChanges } from "../storage/stored-snapshot.ts";
import { createTroubles } from "../storage/troubled-rows.ts";
import { openAccountDesk } from "./account/account-desk.ts";
import { accountRoutes } from "./api/account/own-account-routes.ts";
import { openBackups } from "./api/backup-routes.ts";
import { earlyRefusal } from "./api/mounted-routes.ts";
import { customerRoutes } from "./api/order-book/customer-routes.ts";
import { orderRoutes } from "./api/order-book/order-routes.ts";
import { orderWorkRoutes } from "./api/order-book/order-work-routes.ts";
import { pulseRoutes } from "./api/pulse-routes.ts";
import { readOrderRoutes } from "./api/read-orders.ts";
import { settingRoutes } from "./api/section-routes.ts";
import { todayRoutes, toldTroubles } from "./api/today.ts";
import { type AppParts, appListener, createApp } from "./app.ts";
import { freeSpace } from "./backup/copies-folder.ts";
import { openCatalogDesk } from "./catalog-desk.ts";
import type { Config } from "./config/config.ts";
import { keepSlides } from "./config/kept-slides.ts";
import { keepGivenSettings } from "./config/shop-settings.ts";
import type { NotReady } from "./door/refusals.ts";
import { refuseFor } from "./http/problem.ts";
import { databaseLog } from "./log/database-failure.ts";
import { createLog, type Log, outsideRequests } from "./log/log.ts";
import { createSnapshots } from "./memory/snapshots.ts";
import type { OpenPages } from "./pages/built-pages.ts";
import { firstPictures } from "./pictures/pictures.ts";
import { createGate } from "./queue/gate.ts";
import { createNightlyCleanup, createPlans, startScheduler } from "./scheduler.ts";
import { openShopDesk } from "./shop-desk.ts";
import { openAccountEvents } from "./sign-in/account-events.ts";
import type { Cost } from "./sign-in/passwords.ts";
import { earlierNow, steadyNow } from "./steady-clock.ts";

/** Parts that tests and benchmarks replace. */
export type Overrides = Partial<{
  log: Log;
  /** `:memory:` opens a database that is discarded when closed. */
  dataDir: string;
  now: () => Date;
  elapsed: () => number;
  passwordCost: Cost;
  openPages: OpenPages;
  answerPicture: AppParts["answerPicture"];
  migrations: readonly Migration[];
}>;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Wires every part of the shop together. It answers through `listener` and opens no port. */
export async function openShop(config: Config, overrides: Overrides = {}) {
  const { log = createLog(config.logLevel), now = steadyNow, openPages } = overrides;
  const { databaseUrl, dataDir } = { ...config, ...overrides };
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    migrations: overrides.migrations,
    ...databaseLog(outsideRequests(log)),
  });
  const { store, db } = database;
  const pictureFiles = config.pictureStore && openS3Files(config.pictureStore);
  const first = firstSettings({ publicUrl: config.publicUrl, isTrial: !config.isProduction });
  const stores = {
    catalog: createCatalog(store),
    categories: createOwnersCategories(store),
    moves: createMoves(store, first.sections),
    orders: createOrders(store, first.sections),
    ledger: createLedger(store, first.sections, overrides.now ?? earlierNow),
    sections: createSections(store, first.sections),
    accounts: createAccounts(db),
    secondFactors: createSecondFactors(db),
    resetLinks: createResetLinks(db),
    people: createPeople(db),
    attempts: createAttempts(db),
    storedEvents: createAccountEvents(db),
    media: createMedia(db, pictureFiles),
    pulse: createPulse(db),
  };
  const kept = await keepGivenSettings(stores.sections, config.givenSettings);
  if (kept.length > 0) log.info("settings_taken_over", { reason: kept.join(", ") });
  const accountEvents = openAccountEvents({ stored: stores.storedEvents, now, log });
  const snapshots = createSnapshots({
    changes: store,
    read: (since) => readChanges(store, first, since),
    onNewEpoch: () => log.warn("revisions_began_anew"),
    now,
  });
  const snapshot = snapshots.get;
  /** The panel's snapshot. It has every write that was committed before the call, on any instance (decision 9). */
  const newest: GetSnapshot = async () => {
    await store.refresh();
    return snapshots.getOwners();
  };
  /** Like `newest`, but only with the products that visitors see. */
  const newestShown: GetSnapshot = async () => {
    await store.refresh();
    return snapshot();
  };
  const troubles = toldTroubles(createTroubles(store, first.sections), log);
  const shopName = async () => (await snapshot()).shop.name;

  let isLeaving = false;
  const catalogDesk = openCatalogDesk({ ...stores, pictureFiles, config, snapshot, newest, now, log });
  const accountDesk = openAccountDesk({ ...stores, config, events: accountEvents, shopName, log, overrides });
  const { sessions, freshProof } = accountDesk;
  const rights = async () => (await newest()).sections;
  const routeParts = { sessions, freshProof, rights, events: accountEvents, log };
  const jobs = createJobs(db);
  const clientFiles = createClientFiles(db);
  const backups = openBackups({
    copies: createShopCopies(database, first, pictureFiles),
    jobs,
    freshProof,
    accounts: stores.accounts,
    events: accountEvents,
    dataDir: config.dataDir,
    shopName,
    onRestored: () => keepSlides(stores, first.firstShelves),
    now,
    log,
  });
  const routes = [
    ...accountRoutes(accountDesk),
    ...catalogDesk.routes,
    ...customerRoutes(stores),
    ...orderWorkRoutes({ ...stores, snapshot: newest, now }),
    ...orderRoutes({ ...stores, snapshot: newest, now }),
    ...backups.routes,
    ...todayRoutes({ ...stores, snapshot: newestShown, troubles, nightlyCopy: backups.nightlyState, now }),
    ...settingRoutes({ ...stores, snapshot: newestShown }),
    ...pulseRoutes({ ...stores, snapshot: newest, now }),
    ...readOrderRoutes({ ...stores, snapshot: newest, publicUrl: config.publicUrl }),
  ];
  const shopDesk = await openShopDesk({
    ...{ config, log, now, snapshots, routeParts, clientFiles, routes, openPages, pulse: stores.pulse },
    async orderPage(key) {
      const order = await stores.orders.findPage(key);
      return order && orderPage(order, await snapshot(), now());
    },
  });

  const notReady = (): NotReady | undefined => {
    if (isLeaving) return "leaving";
    return database.isDamaged() ? "damage" : snapshots.missing();
  };
  const answerPicture = overrides.answerPicture ?? catalogDesk.answerPicture;
  const app = createApp({ config, log, snapshot, accountDesk, shopDesk, answerPicture, notReady, now });
  const gate = createGate({
    trustedProxies: config.trustedProxies,
    refusalOf: earlyRefusal(routes),
    refuse: refuseFor(config),
  });
  const { pictures } = catalogDesk;
  const bookOfOrders = {
    async removeExpired(at: Date) {
      const { keepDays } = (await snapshot()).sections.orders;
      const count = await stores.orders.removeExpired({ now: at, keepDays });
      if (count > 0) log.info("persons_blotted", { count });
    },
  };
  const { ledger, attempts, storedEvents, resetLinks, people, pulse } = stores;
  const nightlyCleanup = createNightlyCleanup({
    stores: [ledger, bookOfOrders, sessions, attempts, storedEvents, resetLinks, people, shopDesk.filesOfBuilds, pulse],
    removeUnusedPictures: (at) => removeUnusedPictures(store, at),
    pictures,
    now,
    log,
  });
  const plans = createPlans({ ...stores, now, log });
  const scheduler = startScheduler({ jobs, tasks: [plans, nightlyCleanup, backups.nightlyCopy], now });

  return {
    ...stores,
    config,
    log,
    app,
    store,
    snapshot,
    pictures,
    plans,
    accountEvents,
    routeParts,
    pageCache: shopDesk.pageCache,
    cacheKeyOf: shopDesk.cacheKeyOf,
    savePulse: shopDesk.savePulse,
    watched: {
      isReady: () => notReady() === undefined,
      freeBytes: () => freeSpace(config.dataDir),
      queue: gate,
      pageCache: shopDesk.pageCache,
      pool: database.pool,
      knownRevision: store.revision,
      shownRevision: snapshots.revision,
      readStored: async () => ({ revision: await readRevision(db), jobs: await jobs.list() }),
    },
    listener: shopDesk.inFrontOf(gate.inFrontOf(appListener(app, config.publicUrl))),
    /** Throws if some pictures cannot be reached. */
    reachPictures: () => reachPictures(db, pictureFiles),
    /** Keeps this build's files and loads the first snapshot. After that visitors are served even while the database is down. */
    async prepare() {
      await shopDesk.keepFiles(now());
      await snapshot();
    },
    /** Builds the search index and the first pictures in the background, so that the first visitors need not wait. */
    warm() {
      snapshots.missing();
      const warmed = snapshot().then((first) => Promise.all([troubles(), pictures.warm(firstPictures(first))]));
      warmed.catch((error) => log.warn("not_warmed", { error }));
    },
    /** Makes /readyz fail, so that a load balancer stops sending requests. */
    leave() {
      isLeaving = true;
    },
    async close() {
      backups.close();
      await shopDesk.close();
      await scheduler.close();
      await catalogDesk.close();
      await accountEvents.settled();
      await database.close();
    },
  };
}
