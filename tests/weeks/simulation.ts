import fc from "fast-check";
import type { DatabaseServer } from "../support/databases/postgres-databases.ts";
import { BOOK_DEEDS } from "./book-deeds.ts";
import { type Deed, handOf, NothingThere } from "./hand.ts";
import { Broken, beginLife, type Engine, type Life } from "./life.ts";
import { compareNotes, notesOf } from "./notebook.ts";
import { askEverything, lookAtShelf } from "./reads.ts";
import { SETTING_DEEDS } from "./setting-deeds.ts";
import { SETS, SHELF_DEEDS } from "./shelf-deeds.ts";
import { HAPPENINGS, SHOP_DEEDS } from "./shop-deeds.ts";

const OWN_STEPS = { ...SHELF_DEEDS, ...BOOK_DEEDS, ...SETTING_DEEDS };
export const DEEDS: Record<string, Deed> = { ...OWN_STEPS, ...SHOP_DEEDS };

/** Deeds that find most come more often. */
const WEIGHTS: Record<string, number> = {
  "POST /api/products": 3,
  "PUT /api/products/:id": 3,
  "POST /api/admin/products/change": 4,
  "POST /api/admin/steps/:id/undo": 9,
  "PUT /api/admin/settings/:section": 6,
  "POST /api/admin/orders": 5,
  "POST /api/admin/backups/link": 2,
  "POST /api/admin/restore": 2,
  ...{ time: 2, slip: 6 },
};

/** `chance` decides who does it, and with what. */
export type Step = { deed: string; chance: number };

const step = fc.record({
  deed: fc.constantFrom(
    ...Object.keys({ ...DEEDS, ...HAPPENINGS }).flatMap((deed) => Array<string>(WEIGHTS[deed] ?? 1).fill(deed)),
  ),
  chance: fc.nat(65_535),
});

/** Goods and orders to begin with. */
const FIRST_STEPS: Step[] = [
  ...[1, 2, 3, 4, 5].map((chance) => ({ deed: "POST /api/products", chance })),
  ...[1, 2, 3].map((chance) => ({ deed: "POST /api/admin/orders", chance })),
];

/** Asking everything takes as long as ten deeds. */
const ASK_EVERY = 15;

/** Lives through the steps, and throws `Broken` at the first promise that does not hold. */
async function live(steps: readonly Step[], engine: Engine, server: DatabaseServer): Promise<void> {
  const life = await beginLife(engine, server);
  try {
    await life.call("owner", "PUT", "/api/admin/settings/choices", { sets: SETS });
    for (const [at, step] of [...FIRST_STEPS, ...steps].entries()) {
      await liveThrough(life, step);
      if (at % 3 === 0) await lookAtShelf(life);
      if (at % ASK_EVERY === ASK_EVERY - 1) await askEverything(life);
    }
    await liveThrough(life, { deed: "restart", chance: 0 });
    await askEverything(life);
  } catch (error) {
    throw new Broken(`${error instanceof Error ? error.message : error}\n  ${life.said.join("\n  ")}`, {
      cause: error,
    });
  } finally {
    await life.end();
  }
}

async function liveThrough(life: Life, { deed: by, chance }: Step): Promise<void> {
  const hand = handOf(life, chance);
  const before = await notesOf(life);
  const happening = HAPPENINGS[by];
  try {
    if (happening) await happening(hand, () => liveThrough(life, { deed: hand.one(Object.keys(OWN_STEPS)), chance }));
    else await call(by, hand);
  } catch (error) {
    if (!(error instanceof NothingThere)) throw error;
  }
  compareNotes({ before, after: await notesOf(life), by, isHelper: !happening && hand.who === "helper" });
}

/** The deeds that the shop has said yes to. */
export const done = new Set<string>();

async function call(by: string, hand: ReturnType<typeof handOf>): Promise<void> {
  const [method = "", path = ""] = by.split(" ");
  const wish = await DEEDS[by]?.(hand);
  if (!wish) return;
  const address = `${path.replace(/:\w+/, wish.id ?? "")}${wish.query ?? ""}`;
  const answer = await hand.life.call(hand.who, method, address, wish.body);
  if (answer.status < 300) done.add(by);
  wish.after?.(answer);
}

export type Weeks = { engine: Engine; seed: number; steps: number; lives: number; minutes: number };

/** The shortest steps that break a promise, with the seed that leads there; undefined where all hold. */
export async function findBroken({ engine, seed, steps, lives, minutes }: Weeks, server: DatabaseServer) {
  const lived = fc.array(step, { minLength: 1, maxLength: steps, size: "max" });
  const found = await fc.check(
    fc.asyncProperty(lived, (steps) => live(steps, engine, server)),
    { seed, numRuns: lives, interruptAfterTimeLimit: minutes * 60_000 },
  );
  if (!found.failed) return undefined;
  const [shortest = []] = found.counterexample ?? [];
  return [
    `${engine}, seed ${seed}`,
    ...shortest.map(({ deed, chance }) => `${deed} ${chance}`),
    found.errorInstance,
  ].join("\n");
}
