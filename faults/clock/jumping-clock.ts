import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startShop } from "../../tests/support/shop-process.ts";
import { callersOf } from "../accounts/callers.ts";
import type { Held, Tools } from "../row.ts";
import { leaveTraces, type Promised, seeWhatHolds } from "./before-and-after.ts";
import { type FakedClock, openFakedClock } from "./faked-clock.ts";

const DAY = 24 * 60 * 60_000;

/** When Berlin sets its clocks back; Istanbul does not any more. */
const SUMMER_ENDS = Date.parse("2026-10-25T01:00:00Z");

type Jump = {
  name: string;
  /** So far ahead the clock is when the shop is opened, and then. */
  from: () => number;
  to: () => number;
  whileRunning: Promised;
  /** Of the same data, opened again by a process that knows this time only. */
  afterRestart: Promised;
};

const OVER = { customer: 401, owner: 401, link: 404, isInTrash: false };
const LASTING = { customer: 200, owner: 200, link: 200, isInTrash: true };

const JUMPS: Jump[] = [
  {
    name: "40 days on",
    from: () => 0,
    to: () => 40 * DAY,
    whileRunning: { ...LASTING, link: 404 },
    afterRestart: OVER,
  },
  {
    name: "a day back",
    from: () => 0,
    to: () => -DAY,
    whileRunning: LASTING,
    // An admin's sign-in from a day ahead is as old as one from a day ago.
    afterRestart: { ...LASTING, owner: 401 },
  },
  {
    name: "to 2038",
    from: () => 0,
    to: () => Date.parse("2038-01-20T12:00:00Z") - Date.now(),
    whileRunning: { ...LASTING, link: 404 },
    afterRestart: OVER,
  },
  {
    name: "over the end of summer time",
    from: () => SUMMER_ENDS - 60_000 - Date.now(),
    to: () => SUMMER_ENDS - 1000 - Date.now(),
    whileRunning: LASTING,
    afterRestart: LASTING,
  },
];

/** F18: the clock of a running shop is set, then the shop is started anew at that time. */
export async function moveClock({ signal }: Tools): Promise<Held> {
  const odd: string[] = [];
  let tried = 0;
  for (const jump of JUMPS) {
    if (signal.aborted) break;
    const clock = await openFakedClock();
    try {
      odd.push(...(await jumpOnce(jump, clock)).map((what) => `${jump.name}, ${what}`));
      tried += 1;
    } finally {
      await clock.close();
    }
  }
  return {
    holds: tried === JUMPS.length && odd.length === 0,
    figure: [
      `${tried} jumps (${JUMPS.map(({ name }) => name).join(", ")}), each seen while running and after a restart`,
      `${odd.length} odd`,
      ...odd.slice(0, 5),
    ].join(", "),
  };
}

async function jumpOnce({ from, to, whileRunning, afterRestart }: Jump, clock: FakedClock): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-jumped-"));
  await clock.move(from());
  const open = () => startShop({ dataDir, env: { ...clock.env, DEMO: "0", TRUST_PROXY: "1", TZ: "Europe/Berlin" } });
  try {
    const before = await during(open, async (shop) => {
      const traces = await leaveTraces(callersOf(shop));
      await clock.move(to());
      // The clock goes on: summer time ends in here.
      await pause(2000);
      return { traces, odd: await seeWhatHolds(shop, traces, whileRunning) };
    });
    const odd = await during(open, (shop) => seeWhatHolds(shop, before.traces, afterRestart));
    return [...before.odd.map((what) => `running: ${what}`), ...odd.map((what) => `restarted: ${what}`)];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Opened = Awaited<ReturnType<typeof startShop>>;

async function during<Result>(open: () => Promise<Opened>, use: (shop: Opened) => Promise<Result>): Promise<Result> {
  const shop = await open();
  try {
    return await use(shop);
  } finally {
    await shop.stop();
  }
}
