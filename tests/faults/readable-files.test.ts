import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startShop } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("no other user of the machine can read the files of a shop, even with an open umask and folder", async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o755);
  const umask = process.umask(0o022);
  const shop = await startShop({ dataDir, env: { DEMO: "0" } }).finally(() => process.umask(umask));
  await fetch(`${shop.url}/media/paylas/sayfa-ana.jpg`);
  const files = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(files.map(async (file) => [file, (await stat(join(dataDir, file))).mode & 0o077]));
  await shop.stop();
  expect(files).toContain("fiyonk.sqlite");
  expect(modes.filter(([, open]) => open !== 0)).toEqual([]);
});
