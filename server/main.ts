import { readConfig } from "./config/config.ts";
import { openDoor } from "./door/door.ts";
import { openShop } from "./shop.ts";
import { leaveGracefully } from "./shutdown.ts";
import { closeNewFiles, closeOldFiles } from "./start/closed-files.ts";
import { warnOfMissingFacts } from "./start/facts-warning.ts";
import { firstStart } from "./start/first-start.ts";
import { tellFailure } from "./start/start-failure.ts";

closeNewFiles();
try {
  const door = await openDoor(readConfig(process.env));
  const config = readConfig({ ...process.env, PORT: String(door.port) });
  const open = await closeOldFiles(config.dataDir);
  if (open.length > 0) console.warn(`DATA_DIR içinde başkalarının da okuyabildiği dosyalar var: ${open.join(", ")}`);
  const shop = await openShop(config);
  leaveGracefully({ door, shop, openMs: config.drainSeconds * 1000 });
  await firstStart(shop);
  await shop.prepare();
  door.open(shop.listener);
  shop.log.info("started");
  await warnOfMissingFacts(shop);
  console.log(`Fiyonk hazır: ${config.publicUrl}`);
  shop.warm();
} catch (error) {
  await tellFailure(error, Number(process.env.PORT || 3000));
  process.exit(1);
}
