import fc from "fast-check";
import type { DatabaseServer } from "../support/databases/postgres-databases.ts";
import { BOOK_DEEDS } from "./book-deeds.ts";
import { Broken, beginLife, chanceOf, type Engine, type Life, NothingThere } from "./life.ts";
import { comparePages, notesOf } from "./notebook.ts";
import { askEverything, lookAtShelf } from "./reads.ts";
import { SHELF_DEEDS } from "./shelf-deeds.ts";
import { HAPPENINGS, SHOP_DEEDS } from "./shop-deeds.ts";

export const DEEDS = { ...SHELF_DEEDS, ...BOOK_DEEDS, ...SHOP_DEEDS };
const ALL = { ...DEEDS, ...HAPPENINGS };

/** Deeds that find most come more often. */
const WEIGHTS: Record<string, number> = {
  "POST /api/products": 3,
  "PUT /api/products/:id": 3,
  "POST /api/admin/products/change": 4,
  "POST /api/admin/steps/:id/undo": 9,
  "PUT /api/admin/settings/:section": 5,
  "POST /api/admin/orders": 5,
  "POST /api/admin/backups/link": 2,
  "POST /api/admin/restore": 2,
  ...{ time: 2, restart: 1, move: 1, slip: 6 },
};

/** `chance` decides what the deed is done with. */
export type Step = { deed: string; chance: number };

const step = fc.record({
  deed: fc.constantFrom(...Object.keys(ALL).flatMap((deed) => Array<string>(WEIGHTS[deed] ?? 1).fill(deed))),
  chance: fc.nat(65_535),
});

/** Some of all that follows a deed is asked for seldom, because it takes as long as ten deeds. */
const ASK_EVERY = 15;

/** Lives through the steps. Throws `Broken` at the first promise that does not hold. */
export async function live(steps: readonly Step[], engine: Engine, server: DatabaseServer): Promise<void> {
  const life = await beginLife(engine, server);
  try {
    for (const [at, step] of steps.entries()) await liveThrough(life, step, at);
    await HAPPENINGS.restart?.(life, chanceOf(0), "owner");
    await askEverything(life);
  } catch (error) {
    throw new Broken(`${error instanceof Error ? error.message : error}\n  ${life.said.join("\n  ")}`, {
      cause: error,
    });
  } finally {
    await life.end();
  }
}

async function liveThrough(life: Life, { deed: by, chance: seed }: Step, at: number): Promise<void> {
  const chance = chanceOf(seed);
  const isHelper = chance.isOne(4);
  const before = await notesOf(life);
  try {
    await ALL[by]?.(life, chance, isHelper ? "helper" : "owner");
  } catch (error) {
    if (!(error instanceof NothingThere)) throw error;
  }
  comparePages({ before, after: await notesOf(life), by, isHelper });
  if (at % 3 === 0) await lookAtShelf(life);
  if (at % ASK_EVERY === ASK_EVERY - 1) await askEverything(life);
}

export type Weeks = { engine: Engine; seed: number; steps: number; lives: number; minutes: number };

/** The shortest steps that break a promise, and the seed that leads there; undefined where all held. */
export async function findBroken({ engine, seed, steps, lives, minutes }: Weeks, server: DatabaseServer) {
  const found = await fc.check(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: steps, size: "max" }), (lived) =>
      live(lived, engine, server),
    ),
    { seed, numRuns: lives, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false },
  );
  if (!found.failed) return undefined;
  const [shortest = []] = found.counterexample ?? [];
  return { seed, steps: shortest.map(({ deed, chance }) => `${deed} (${chance})`), why: String(found.errorInstance) };
}
