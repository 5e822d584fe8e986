import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { partsIn } from "../support/backup/made-zip.ts";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import { BOOK_DEEDS, PERSON_TRACES } from "./book-deeds.ts";
import { Broken, type Life } from "./life.ts";
import { countedPieces, notesOf, RESTORE, samePieces } from "./notebook.ts";
import { type Deed, SHELF_DEEDS } from "./shelf-deeds.ts";

const PUBLIC = ["/api/products", "/api/categories", "/api/hero-slides"];
const SHELF = [...PUBLIC, "/api/admin/products"];
/** With the trash, where an undone creation lies. */
const ALL = [...SHELF, "/api/admin/categories", "/api/admin/trash?limit=200"];

/** What the shop answers, without the numbers that count writes. */
async function answersOf(life: Life, paths: readonly string[]): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const path of paths) answers[path] = withoutCounters((await life.call("owner", "GET", path)).json);
  const { json } = await life.call("owner", "POST", "/api/admin/orders/search", {});
  answers.orders = withoutCounters(json);
  return answers;
}

const COUNTERS = new Set(["revision", "updatedAt", "stateAt", "removedAt"]);

const withoutCounters = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json, (key, value) => (COUNTERS.has(key) ? undefined : value)));

function sameAnswers(was: Record<string, unknown>, now: Record<string, unknown>, when: string): void {
  for (const [path, answer] of Object.entries(was)) {
    if (isDeepStrictEqual(now[path], answer)) continue;
    throw new Broken(`${path} differs ${when}:\n${firstDifference(answer, now[path])}`);
  }
}

function firstDifference(was: unknown, now: unknown): string {
  const [one, other] = [JSON.stringify(was), JSON.stringify(now) ?? ""];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `${part(one)}\n${part(other)}`;
}

type Copy = { file: Buffer; shelf: Record<string, unknown>; pieces: Map<string, number> };

/** The copies that the owner has downloaded, by life. */
const copies = new WeakMap<Life, Copy[]>();

/** Orders take pieces and are no part of what a restore brings back, so the shelf is compared without both. */
const shelfOf = async (life: Life) => {
  const { orders: _, ...answers } = await answersOf(life, PUBLIC);
  return JSON.parse(
    JSON.stringify(answers, (key, value) => (key === "counts" || key === "inStock" ? undefined : value)),
  );
};

export const SHOP_DEEDS: Record<string, Deed> = {
  "POST /api/admin/steps/:id/undo": async (life, chance, who) => {
    const { json } = await life.call(who, "GET", "/api/admin/steps");
    const step = chance.one<{ id: string }>((json.steps ?? []).slice(0, 12));
    return life.call(who, "POST", `/api/admin/steps/${step.id}/undo`);
  },

  "POST /api/admin/backups/link": async (life) => {
    const answering = await life.answering();
    const file = await downloadCopy(answering);
    const path = join(answering.config.dataDir, "copy.zip");
    await writeFile(path, file);
    for (const [name, part] of await partsIn(path)) {
      if (PERSON_TRACES.test(String(part))) throw new Broken(`a copy without persons has one in ${name}`);
    }
    const copy = { file, shelf: await shelfOf(life), pieces: countedPieces(await notesOf(life)) };
    copies.set(life, [...(copies.get(life) ?? []), copy]);
  },

  [RESTORE]: async (life, chance) => {
    const { file, shelf, pieces } = chance.one(copies.get(life) ?? []);
    const done = await restoreCopy(await life.answering(), file);
    if (!done.result) throw new Broken(`a copy of the shop is not restored: ${JSON.stringify(done)}`);
    sameAnswers(shelf, await shelfOf(life), "from the copy that was restored");
    samePieces(pieces, countedPieces(await notesOf(life)), "a restore");
  },
};

/** What is no call: the shop starts again, or moves to the other engine, and all is as it was. */
export const HAPPENINGS: Record<string, Deed> = {
  async time(life, chance) {
    await life.pass(chance.one([10, 300, 1500, 9000, 44_000]), chance.isOne(2));
  },

  async restart(life) {
    const was = await answersOf(life, ALL);
    await life.restart();
    sameAnswers(was, await answersOf(life, ALL), "after a restart");
  },

  async move(life, chance) {
    if (!chance.isOne(4)) return;
    const was = await answersOf(life, ALL);
    const file = await downloadCopy(await life.answering(), true);
    await life.moveToOther();
    const done = await restoreCopy(await life.answering(), file);
    if (!done.result) throw new Broken(`the full copy is not restored: ${JSON.stringify(done)}`);
    sameAnswers(was, await answersOf(life, ALL), `on ${life.engine()}`);
  },

  /** A slip of the finger, undone at once. */
  async slip(life, chance) {
    const was = await answersOf(life, SHELF);
    const before = await newestStep(life);
    const [name, deed] = chance.one(Object.entries({ ...SHELF_DEEDS, ...BOOK_DEEDS }));
    await deed(life, chance, "owner");
    const step = await newestStep(life);
    if (!step || step.id === before?.id || step.kind === "forget") return;
    const { status, json } = await life.call("owner", "POST", `/api/admin/steps/${step.id}/undo`);
    if (status !== 200) throw new Broken(`${name} is not undone at once: ${json?.detail}`);
    sameAnswers(was, await answersOf(life, SHELF), `after ${name} was undone at once`);
  },
};

async function newestStep(life: Life): Promise<{ id: string; kind: string } | undefined> {
  return (await life.call("owner", "GET", "/api/admin/steps")).json.steps[0];
}
