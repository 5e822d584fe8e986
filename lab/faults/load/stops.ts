import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";

const STOPS = 50;
const LOAD_MS = 500;
const STAYING = 10;
const COMING_AND_GOING = 5;

type Tally = { answered: number; lost: string[] };

/** F14: SIGTERM during visits, on kept and on new connections. A refused connection is no failed request. */
export async function stopUnderLoad(): Promise<Held> {
  const dataDir = await (await openSeeds()).shopOf(200);
  const tally: Tally = { answered: 0, lost: [] };
  for (let time = 0; time < STOPS; time++) {
    const shop = await startMeasuredShop(dataDir, { DRAIN_SECONDS: "1" });
    const staying = new Agent({ keepAlive: true, maxSockets: STAYING });
    const visits = [
      ...Array.from({ length: STAYING }, () => visitUntilRefused(shop.port, tally, staying)),
      ...Array.from({ length: COMING_AND_GOING }, () => visitUntilRefused(shop.port, tally, new Agent())),
    ];
    await pause(LOAD_MS);
    await shop.stop();
    await Promise.all(visits);
    staying.destroy();
  }
  const kinds = [...Map.groupBy(tally.lost, (kind) => kind)].map(([kind, all]) => `${all.length} × ${kind}`);
  return {
    holds: tally.lost.length === 0,
    figure: `${STOPS} stops, ${tally.answered.toLocaleString("en")} answered, ${tally.lost.length} lost${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`,
  };
}

async function visitUntilRefused(port: number, tally: Tally, agent: Agent): Promise<void> {
  for (;;) {
    const outcome = await visit(port, agent);
    if (outcome === "answered") tally.answered += 1;
    else if (outcome !== "ECONNREFUSED") tally.lost.push(outcome);
    if (outcome === "ECONNREFUSED") return;
  }
}

const visit = (port: number, agent: Agent) =>
  new Promise<string>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const asked = get({ port, host: "127.0.0.1", path: "/urunler", agent }, (answer) => {
      answer
        .on("error", failed)
        .on("end", () => resolve(answer.statusCode === 200 ? "answered" : `${answer.statusCode}`));
      answer.resume();
    });
    asked.on("error", failed);
  });
