import { ConfigError, readConfig } from "./config/config.ts";
import { openDoor } from "./door/door.ts";
import { openMetricsPort } from "./metrics/metrics-port.ts";
import { openShop } from "./shop.ts";
import { leaveGracefully } from "./shutdown.ts";
import { firstStart, patiently } from "./start/first-start.ts";
import { makeNewFilesPrivate, makeOldFilesPrivate } from "./start/private-files.ts";
import { checkPictures, reportFailure, warnOfMissingFacts } from "./start/start-failure.ts";

/** The exit code of sysexits.h for wrong settings. `ops/fiyonk.service` does not restart the shop after it. */
const WRONG_SETTINGS = 78;

makeNewFilesPrivate();
try {
  const door = await openDoor(readConfig(process.env));
  const config = readConfig({ ...process.env, PORT: String(door.port) });
  const readableByOthers = await makeOldFilesPrivate(config.dataDir);
  if (readableByOthers.length > 0)
    console.warn(`DATA_DIR içinde başkalarının da okuyabildiği dosyalar var: ${readableByOthers.join(", ")}`);
  const shop = await openShop(config);
  leaveGracefully({ door, shop, drainMs: config.drainSeconds * 1000 });
  if (config.metrics) await openMetricsPort(config.metrics, { door, shop: shop.watched });
  await checkPictures(shop);
  await firstStart(shop);
  await patiently(shop.prepare);
  door.open(shop.listener);
  shop.log.info("started");
  await warnOfMissingFacts(shop);
  console.log(`Fiyonk hazır: ${config.publicUrl}`);
  shop.warm();
} catch (error) {
  await reportFailure(error, Number(process.env.PORT || 3000));
  process.exit(error instanceof ConfigError ? WRONG_SETTINGS : 1);
}
