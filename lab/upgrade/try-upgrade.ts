import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, cwd } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { buildPages } from "../../scripts/build-pages.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { machine, machineLine } from "../bench/machine.ts";
import { ADMIN } from "../bench/measured-shop.ts";
import { withBrowser } from "../bench/visits/phone-visit.ts";
import { openNginx } from "../faults/proxy/nginx.ts";
import { type Instance, startInstance } from "./instance.ts";
import { visitUntil } from "./ordering-visitors.ts";
import { saveUntil } from "./saved-prices.ts";
import { buildSecondTree } from "./second-tree.ts";
import { newTally, type Tally, wrongs } from "./tally.ts";

const VISITORS = 3;
/** Both builds answer together for this long, as in a careful upgrade. */
const TOGETHER_MS = 3000;

const minutes = Number(argv[3] ?? 5);
const folder = await mkdtemp(join(tmpdir(), "fiyonk-upgrade-"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

await buildPages();
const [first, second] = [cwd(), await buildSecondTree(folder)];
const postgres = await startCluster({ isSafe: true });
const ports = [await freePort(), await freePort()] as const;
const nginx = await openNginx(ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(" "));
const url = `http://localhost:${nginx.port}`;
const start = (tree: string, slot: 0 | 1) =>
  startInstance(tree, ports[slot], {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, `data-${slot}`), PUBLIC_URL: url, TRUST_PROXY: "1" },
    ...{ DEMO: "1", SHOP_PHONE: "0532 000 00 00", LOG_LEVEL: "warn", DRAIN_SECONDS: "1" },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });

const tally = newTally();
const instances: [Instance, Instance] = [await start(first, 0), await start(first, 1)];
try {
  const end = Date.now() + minutes * 60_000;
  let isOver = false;
  const replacing = replaceUntil(() => Date.now() > end).finally(() => {
    isOver = true;
  });
  await withBrowser((browser) =>
    Promise.all([
      replacing,
      saveUntil(() => isOver, url, tally),
      ...Array.from({ length: VISITORS }, () => visitUntil(() => isOver, { browser, url, tally })),
    ]),
  );
} finally {
  for (const { stop } of instances) await stop();
  await nginx.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
report(tally);

/** There and back: each instance becomes the second build, then each the first again. */
async function replaceUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const tree of [second, first]) {
      for (const slot of [0, 1] as const) {
        await instances[slot].stop();
        instances[slot] = await start(tree, slot);
        tally.replaced += 1;
        await pause(TOGETHER_MS);
      }
    }
  }
}

function report(seen: Tally): void {
  const { replaced, visits, secondBuild, crossed, views, orders, saves } = seen;
  console.log(`\`npm run upgrade\` of commit ${machine.commit}, ${machine.date}: ${machineLine}.`);
  console.log(
    `${replaced} replacements; ${visits} visits, ${secondBuild} begun on the second build, ${crossed} across a replacement; ${views} views, ${orders} orders, ${saves} saves`,
  );
  for (const [what, list] of Object.entries(wrongs(seen))) {
    const kinds = [...Map.groupBy(list, (each) => each)].map(([each, same]) => `${same.length} × ${each}`);
    console.log(`${list.length} ${what}${kinds.map((kind) => `\n  ${kind}`).join("")}`);
  }
  process.exitCode = Object.values(wrongs(seen)).every(({ length }) => length === 0) ? 0 : 1;
}
