import type { DatabaseServer } from "../support/databases/postgres-databases.ts";
import { seededRandom } from "../support/seeded-random.ts";
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
  "POST /api/admin/products/change": 9,
  "POST /api/admin/steps/:id/undo": 9,
  "PUT /api/admin/settings/:section": 6,
  "POST /api/admin/orders": 5,
  "POST /api/admin/backups/link": 2,
  "POST /api/admin/restore": 2,
  ...{ time: 2, slip: 6 },
};

/** `chance` decides who does it, and with what. */
type Step = { deed: string; chance: number };

const DEALT = Object.keys({ ...DEEDS, ...HAPPENINGS }).flatMap((deed) => Array<string>(WEIGHTS[deed] ?? 1).fill(deed));

/** A life of so many steps. The same seed deals the same. */
function dealt(seed: number, count: number): Step[] {
  const below = seededRandom(seed);
  return Array.from({ length: count }, () => ({ deed: DEALT[below(DEALT.length)] ?? "", chance: below(65_536) }));
}

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
  compareNotes({ before, after: await notesOf(life), by, isHelper: by in OWN_STEPS && hand.who === "helper" });
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

type Weeks = { engine: Engine; seed: number; steps: number };

/** The shortest steps that break a promise of this life; undefined where all hold. */
export async function findBroken({ engine, seed, steps }: Weeks, server: DatabaseServer): Promise<string | undefined> {
  const brokenBy = async (lived: readonly Step[]) => {
    try {
      await live(lived, engine, server);
      return undefined;
    } catch (error) {
      if (error instanceof Broken) return error.message;
      throw error;
    }
  };
  const life = dealt(seed, steps);
  const broken = await brokenBy(life);
  if (broken === undefined) return undefined;
  const needed = await neededOf(life, async (fewer) => promiseIn(await brokenBy(fewer)) === promiseIn(broken));
  return [`${engine}, seed ${seed}`, ...needed.map(({ deed }) => deed), await brokenBy(needed)].join("\n");
}

/** The first line, without numbers, ids and names. */
const promiseIn = (broken = ""): string => (broken.split("\n")[0] ?? "").replace(/[\d.-]+|[0-9a-f]{8,}|Kupa/g, "");

/** Leaves out the steps without which the same promise breaks: halves first, single ones last. */
async function neededOf(steps: readonly Step[], isBroken: (fewer: readonly Step[]) => Promise<boolean>) {
  let needed = steps;
  for (let size = Math.ceil(steps.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < needed.length; ) {
      const fewer = needed.toSpliced(at, size);
      if (await isBroken(fewer)) needed = fewer;
      else at += size;
    }
  }
  return needed;
}
