import { EXAMPLE_FACTS } from "../content/example-facts.ts";
import { FIRST_SETTINGS } from "../content/first-settings.ts";
import type { SettingValues } from "../domain/shop/settings.ts";
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
import { readChanges } from "../storage/stored-snapshot.ts";
import { forgetUnusedPictures } from "../storage/unused-pictures.ts";
import { openAccountDesk } from "./account-desk.ts";
import { earlyRefusal } from "./api/early-refusal.ts";
import { type AppParts, createApp } from "./app.ts";
import { openCatalogDesk } from "./catalog-desk.ts";
import type { Config } from "./config/config.ts";
import { appListener } from "./door/app-listener.ts";
import { openJobs } from "./due-jobs.ts";
import { refuseFor } from "./http/refusal.ts";
import { databaseLines } from "./log/database-lines.ts";
import { createLog, type Log } from "./log/log.ts";
import { followSnapshots } from "./memory/snapshots.ts";
import { nightly } from "./nightly.ts";
import { firstPictures } from "./pictures/first-pictures.ts";
import { type OpenPages, openShopDesk } from "./shop-desk.ts";
import { openAccountEvents } from "./sign-in/account-events.ts";
import type { Cost } from "./sign-in/passwords.ts";
import { earlierNow, steadyNow } from "./steady-clock.ts";
import { createGate } from "./turns/gate.ts";

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
  const { log = createLog(config.logLevel), now = steadyNow } = overrides;
  const { databaseUrl, dataDir } = { ...config, ...overrides };
  const database = await openDatabase({ databaseUrl, dataDir, ...databaseLines(log) });
  const { store: changes, db } = database;
  const catalog = createCatalog(changes);
  const ledger = createLedger(changes, overrides.now ?? earlierNow);
  const settings = createSettings(changes);
  const accounts = createAccounts(db);
  const secondFactors = createSecondFactors(db);
  const resetLinks = createResetLinks(db);
  const attempts = createAttempts(db);
  const storedEvents = createAccountEvents(db);
  const accountEvents = openAccountEvents({ stored: storedEvents, now, log });
  const media = createMedia(db);
  const snapshots = followSnapshots({
    ...{ changes, read: (since) => readChanges(changes, firstSettings(config), since) },
    onNewEpoch: () => log.warn("revisions_began_anew"),
  });
  const snapshot = snapshots.ask;

  let isLeaving = false;
  const catalogDesk = openCatalogDesk({ config, catalog, ledger, media, snapshot, log });
  const accountDesk = openAccountDesk({
    ...{ config, accounts, secondFactors, attempts, storedEvents, log },
    ...{ events: accountEvents, resetLinks },
    ...{ now: overrides.now, elapsed: overrides.elapsed, passwordCost: overrides.passwordCost },
  });
  const shopDesk = await openShopDesk({
    ...{ config, log, snapshots, sessions: accountDesk.sessions, openPages: overrides.openPages },
    routes: [...accountDesk.routes, ...catalogDesk.routes],
  });
  const { pictures } = catalogDesk;
  const app = createApp({
    ...{ config, log, snapshot, accountDesk, shopDesk, now },
    isReady: () => !isLeaving && !database.isDamaged() && snapshots.isStanding(),
    pictures: overrides.pictures ?? catalogDesk.answerPicture,
  });
  const gate = createGate({
    trustedProxies: config.trustedProxies,
    refusalOf: earlyRefusal(shopDesk.routes),
    refuse: refuseFor(config.publicUrl),
  });
  const sweep = nightly({
    forgetters: [ledger, attempts, storedEvents, resetLinks],
    forgetUnusedPictures: (night) => forgetUnusedPictures(changes, night),
    ...{ pictures, now, log },
  });
  const jobs = openJobs({ jobs: createJobs(db), works: [sweep], now });

  return {
    ...{ config, log, app, changes, catalog, ledger, settings, snapshot, media, pictures },
    ...{ accounts, secondFactors, accountEvents },
    ...{ published: shopDesk.published, publishedPath: shopDesk.publishedPath },
    listener: shopDesk.inFrontOf(gate(appListener(app, config.publicUrl))),
    /** From here on visitors are answered, whatever becomes of the database. */
    prepare: () => snapshot(),
    /** What would otherwise make the first visitors wait; nobody has to wait for it. */
    warm() {
      const warmed = snapshot().then((shown) => Promise.all([shown.search(), pictures.warm(firstPictures(shown))]));
      warmed.catch((error) => log.warn("not_warmed", { error }));
    },
    /** From now on a balancer sends nobody here. */
    leave() {
      isLeaving = true;
    },
    async close() {
      await jobs.close();
      await catalogDesk.close();
      await accountEvents.settled();
      await database.close();
    },
  };
}

/** In a live shop nothing is claimed that its owner has not said. */
const firstSettings = ({ isProduction, legalFacts }: Config): SettingValues => ({
  ...FIRST_SETTINGS,
  legalFacts: { ...FIRST_SETTINGS.legalFacts, ...(isProduction ? {} : EXAMPLE_FACTS), ...legalFacts },
});
