import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/ask.ts";
import { PLAIN_ENVIRONMENT } from "../../bench/loads/plain-node.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { damageIn } from "./killed-shop.ts";

const ROUNDS = 25;

/** F26: `npm run restore` is killed at any moment beside a running shop, which shows the old catalogue or the new one. */
export async function killRestores({ signal }: Tools): Promise<Held> {
  const dataDir = await (await openSeeds()).demoShop();
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-copy-"));
  const file = join(folder, "dukkan.zip");
  const shop = await startMeasuredShop(dataDir);
  try {
    await run(dataDir, "backup", file).ended;
    const copied = await shownIn(shop);
    const startedAt = performance.now();
    await run(dataDir, "restore", file).ended;
    const wholeMs = performance.now() - startedAt;
    const counts = { old: 0, restored: 0, half: 0 };
    for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
      await saveSomething(shop, round);
      const before = await shownIn(shop);
      const restoring = run(dataDir, "restore", file);
      await pause((wholeMs * (round + 1)) / ROUNDS);
      restoring.kill();
      await restoring.ended;
      const shown = await settledIn(shop);
      counts[shown === copied ? "restored" : shown === before ? "old" : "half"] += 1;
    }
    await shop.stop();
    const damage = damageIn(dataDir);
    return {
      holds: counts.half === 0 && damage.length === 0 && counts.old > 0,
      figure: `${ROUNDS} restores killed: ${counts.old} times the old shop, ${counts.restored} times the new one, ${counts.half} times neither`,
    };
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function run(dataDir: string, script: "backup" | "restore", file: string) {
  const child = spawn(process.execPath, ["scripts/bootstrap.mjs", script, file], {
    stdio: "ignore",
    env: { ...PLAIN_ENVIRONMENT, DATA_DIR: dataDir },
  });
  return { ended: once(child, "exit"), kill: () => child.kill("SIGKILL") };
}

const shownIn = async ({ url }: MeasuredShop): Promise<string> => (await ask(`${url}/api/products`)).body.toString();

/** Another process's write is noticed within a quarter of a second. */
async function settledIn(shop: MeasuredShop): Promise<string> {
  await pause(600);
  return shownIn(shop);
}

async function saveSomething(shop: MeasuredShop, round: number): Promise<void> {
  const [product] = await foremostProducts(shop.url, 1);
  if (product) await shop.save({ ...product, price: 1000 + round, originalPrice: null });
}
