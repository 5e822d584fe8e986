import { readConfig } from "./config/config.ts";
import { openDoor } from "./door/door.ts";
import { endProcess } from "./end/end-process.ts";
import { leaveGracefully } from "./end/shutdown.ts";
import { openShop } from "./shop.ts";
import { closeNewFiles, closeOldFiles } from "./start/closed-files.ts";
import { warnOfMissingFacts } from "./start/facts-warning.ts";
import { firstStart } from "./start/first-start.ts";
import { giveHeapRoom } from "./start/heap-room.ts";
import { tidyWhenQuiet } from "./start/heap-tidying.ts";
import { tellFailure } from "./start/start-failure.ts";
import { keepTickShape } from "./start/tick-shape.ts";

await keepTickShape();
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
  giveHeapRoom();
  door.open(shop.listener);
  shop.log.info("started");
  await warnOfMissingFacts(shop);
  console.log(`Fiyonk hazır: ${config.publicUrl}`);
  shop.warm();
  tidyWhenQuiet();
} catch (error) {
  await tellFailure(error, Number(process.env.PORT || 3000));
  endProcess(1);
}
