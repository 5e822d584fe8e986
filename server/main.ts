import { join } from "node:path";
import { picturePath } from "../domain/catalog/media.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { addFirstCategories } from "../storage/catalog/first-categories.ts";
import { hasNeverHadProducts } from "../storage/catalog/first-run.ts";
import { createCatalog } from "../storage/catalog/stored-catalog.ts";
import { setCategoryImage } from "../storage/catalog/stored-categories.ts";
import { openDatabase } from "../storage/database.ts";
import { createMedia } from "../storage/stored-media.ts";
import { createSettings } from "../storage/stored-settings.ts";
import { announcingWrites } from "./announced-writes.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { addFirstAdmin, welcomeAdmin } from "./first-admin.ts";
import { appListener, type Door, openDoor } from "./http/listen.ts";
import { createLog } from "./log.ts";
import { pathsOfProduct } from "./pages/published-paths.ts";
import { openPublishing } from "./pages/publishing.ts";
import { firstPictures } from "./pictures/first-pictures.ts";
import { createPictures } from "./pictures/pictures.ts";
import { createShelf } from "./remembered-shelf.ts";
import { createSharePictures } from "./share/share-pictures.ts";
import { leaveGracefully } from "./shutdown.ts";
import { googleStartUrl } from "./sign-in/google.ts";
import { createPasswords } from "./sign-in/passwords.ts";
import { explainFailure } from "./start-failure.ts";

try {
  const door = await openDoor(readConfig(process.env));
  await openShop(door, readConfig({ ...process.env, PORT: String(door.port) }));
} catch (error) {
  console.error(explainFailure(error, Number(process.env.PORT || 3000)) ?? error);
  process.exit(1);
}

async function openShop(door: Door, config: Config) {
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onPoolError: (error) => log.warn("database_connection_lost", { error }),
  });
  const { db } = database;
  const leaving = leaveGracefully({ log, closeDoor: door.close, closeStorage: database.close });

  const catalog = createCatalog(db);
  const accounts = createAccounts(db);
  const media = createMedia(db);
  const settings = createSettings(db);
  const pictures = createPictures({ media, cacheDir: join(config.dataDir, "renditions"), warn: log.warn });
  const shelf = createShelf(catalog, settings);
  const sharePictures = createSharePictures({
    catalog,
    media,
    shop: config.shop,
    infoPages: settings.listInfoPages,
    cacheDir: join(config.dataDir, "share-pictures"),
    warn: log.warn,
  });

  const services = { shelf, catalog, settings, shop: config.shop, googleUrl: googleStartUrl(config) };
  // Sources change without a write, so in development nothing is kept.
  const isDev = Boolean(process.env.VITE_DEV) && !config.isProduction;
  const { pages, inFrontOf } = isDev
    ? await (await import("./pages/dev-pages.ts")).openDevPages(services, log)
    : await (await import("./pages/built-pages.ts")).openBuiltPages(services, log);

  await addFirstCategories(db);
  // The admin comes last: while there is none, a first start that was interrupted begins again.
  const isFirstStart = !(await accounts.hasAdmin());
  if (config.hasDemo && (isFirstStart || (await hasNeverHadProducts(db)))) {
    console.log("Örnek ürünler hazırlanıyor, birkaç saniye sürer…");
    const { addDemo } = await import("../content/demo/demo.ts");
    await addDemo({
      catalog,
      settings,
      savePicture: async (bytes) => picturePath((await pictures.save(bytes)).hash),
      setCategoryImage: (slug, image) => setCategoryImage(db, slug, image),
      publicUrl: config.publicUrl,
      warn: console.warn,
    });
  }
  const firstAdmin = await addFirstAdmin(accounts, createPasswords(), config.firstAdmin);
  if (firstAdmin) console.log(welcomeAdmin(firstAdmin));

  const isReady = async () => !leaving.isLeaving() && (await database.isReady());
  const app = createApp({
    config,
    log,
    catalog: announcingWrites(catalog, (revision, product) =>
      publishing.writeLanded(revision, product && pathsOfProduct(product)),
    ),
    shelf,
    accounts,
    isReady,
    pages,
    pictures: async (request) => (await sharePictures.handle(request)) ?? pictures.handle(request),
  });
  const publishing = openPublishing({ app, catalog, publicUrl: config.publicUrl, log });
  await publishing.open();
  const listener = appListener(app);
  door.open(isDev ? inFrontOf(listener) : publishing.inFrontOf(inFrontOf(listener)));

  log.info("started");
  console.log(`Fiyonk hazır: ${config.publicUrl}`);
  shelf.search().catch((error) => log.warn("search_not_warmed", { error }));
  firstPictures(catalog, settings)
    .then((hashes) => pictures.warm(hashes))
    .catch((error) => log.warn("pictures_not_warmed", { error }));
}
