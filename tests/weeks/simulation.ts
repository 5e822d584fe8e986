import type { DatabaseServer } from "../support/databases/postgres-databases.ts";
import { seededRandom } from "../support/thorough.ts";
import { BOOK_DEEDS } from "./book-deeds.ts";
import { type Deed, handOf, NothingThere } from "./hand.ts";
import { beginLife, type Engine, type Life } from "./life.ts";
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
  "POST /api/admin/moving": 4,
  "POST /api/admin/steps/:id/undo": 9,
  "PUT /api/admin/settings/:section": 16,
  "POST /api/admin/orders": 5,
  "PUT /api/admin/orders/:id": 6,
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

type BrokenLife = { after: number; why: string };

/** Lives through the steps until a promise does not hold. With a good end, all is asked for after a last start. */
async function live(
  steps: readonly Step[],
  place: readonly [Engine, DatabaseServer],
  hasEnd = true,
): Promise<BrokenLife | undefined> {
  const life = await beginLife(...place);
  let after = 0;
  try {
    await life.call("owner", "PUT", "/api/admin/settings/choices", { sets: SETS });
    for (const step of FIRST_STEPS) await liveThrough(life, step);
    for (const step of steps) {
      await liveThrough(life, step);
      if (after % 3 === 0) await lookAtShelf(life);
      if (after % ASK_EVERY === ASK_EVERY - 1) await askEverything(life);
      after += 1;
    }
    if (hasEnd) await liveThrough(life, { deed: "restart", chance: 0 });
    if (hasEnd) await askEverything(life);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { after, why: `${said}\n  ${life.said.join("\n  ")}` };
  } finally {
    await life.end();
  }
}

/** Done by the owner, by time, or by whoever slips. */
const NOBODYS = /^\w+$|backups|restore/;

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
  compareNotes({ before, after: await notesOf(life), by, isHelper: !NOBODYS.test(by) && hand.who === "helper" });
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
  await wish.after?.(answer);
}

type Weeks = { engine: Engine; seed: number; steps: number };

/** The shortest steps that break a promise of this life; undefined where all hold. */
export async function findBroken(
  { engine, seed, steps: count }: Weeks,
  server: DatabaseServer,
): Promise<string | undefined> {
  const steps = dealt(seed, count);
  const place = [engine, server] as const;
  const broken = await live(steps, place);
  if (!broken) return undefined;
  const hasEnd = broken.after === steps.length;
  const isBroken = async (fewer: readonly Step[]) => promiseIn(await live(fewer, place, hasEnd)) === promiseIn(broken);
  const needed = await neededOf(steps.slice(0, broken.after + 1), isBroken);
  const { why } = (await live(needed, place, hasEnd)) ?? broken;
  return [`${engine}, seed ${seed}, after ${broken.after} steps`, ...needed.map(({ deed }) => deed), why].join("\n");
}

/** The first line, without numbers, ids and names. */
const promiseIn = (broken: BrokenLife | undefined): string =>
  (broken?.why.split("\n")[0] ?? "").replace(/ as .*|[\d.-]+|[0-9a-f]{8,}/g, "");

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
