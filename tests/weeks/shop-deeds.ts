import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { partsIn } from "../support/backup/made-zip.ts";
import { downloadCopy, restoreCopy } from "../support/backup/moved-copy.ts";
import type { Deed, Hand } from "./hand.ts";
import { Broken, type Life } from "./life.ts";
import { PERSON_TRACES } from "./message-deed.ts";
import { countedPieces, notesOf, samePieces } from "./notebook.ts";

const PUBLIC = ["/api/products", "/api/categories", "/api/hero-slides"];
const SHELF = [...PUBLIC, "/api/admin/products"];
/** With the trash, where an undone creation lies. */
const EVERYTHING = [...SHELF, "/api/admin/categories", "/api/admin/trash?limit=200"];

type Answers = Record<string, unknown>;

/** Numbers and moments of writes, which count on. */
const COUNTERS = ["revision", "updatedAt", "stateAt", "removedAt"];

const without = (keys: readonly string[], json: unknown): unknown =>
  JSON.parse(JSON.stringify(json, (key, value) => (keys.includes(key) ? undefined : value)));

async function answersOf(life: Life, paths: readonly string[]): Promise<Answers> {
  const answers: Answers = {};
  for (const path of paths) answers[path] = without(COUNTERS, (await life.call("owner", "GET", path)).json);
  answers.orders = without(COUNTERS, (await life.call("owner", "POST", "/api/admin/orders/search", {})).json);
  return answers;
}

function sameAnswers(was: Answers, now: Answers, when: string): void {
  const path = Object.keys(was).find((path) => !isDeepStrictEqual(was[path], now[path]));
  if (path === undefined) return;
  const [one, other] = [JSON.stringify(was[path]), JSON.stringify(now[path]) ?? ""];
  const at = Math.max(0, [...one].findIndex((letter, index) => letter !== other[index]) - 60);
  throw new Broken(`${path} differs ${when}:\n${one.slice(at, at + 180)}\n${other.slice(at, at + 180)}`);
}

type Copy = { file: Buffer; shelf: Answers; pieces: Map<string, number> };

/** The copies that the owner has downloaded. */
const copies = new WeakMap<Life, Copy[]>();

/** Newer orders take pieces, so what a copy brings back is compared without the stock. */
const shelfOf = async (life: Life): Promise<Answers> => {
  const answers = await answersOf(life, PUBLIC);
  return Object.fromEntries(
    PUBLIC.map((path) => [path, without(["counts", "countsTogether", "inStock", "stockSwitch"], answers[path])]),
  );
};

async function restoreInto(life: Life, file: Buffer): Promise<void> {
  const done = await restoreCopy(await life.answering(), file);
  if (!done.result) throw new Broken(`a copy of the shop is not restored: ${JSON.stringify(done)}`);
}

export const SHOP_DEEDS: Record<string, Deed> = {
  "POST /api/admin/steps/:id/undo": async (hand) => {
    const { steps } = await hand.ask("/api/admin/steps");
    return { id: hand.one<{ id: string }>(steps.slice(0, 12)).id };
  },

  "POST /api/admin/backups/link": async ({ life }) => {
    const answering = await life.answering();
    const file = await downloadCopy(answering);
    const path = join(answering.config.dataDir, "copy.zip");
    await writeFile(path, file);
    for (const [name, part] of await partsIn(path)) {
      if (PERSON_TRACES.test(String(part))) throw new Broken(`a copy without persons has one in ${name}`);
    }
    const copy = { file, shelf: await shelfOf(life), pieces: countedPieces(await notesOf(life)) };
    copies.set(life, [...(copies.get(life) ?? []), copy]);
    return undefined;
  },

  "POST /api/admin/restore": async ({ life, one }) => {
    const { file, shelf, pieces } = one(copies.get(life) ?? []);
    await restoreInto(life, file);
    sameAnswers(shelf, await shelfOf(life), "from the copy that was restored");
    samePieces(pieces, countedPieces(await notesOf(life)), "a restore");
    return undefined;
  },
};

/** What happens without a call. After a start, and on the other engine, all is as it was. */
export const HAPPENINGS: Record<string, (hand: Hand, doAny: () => Promise<void>) => Promise<void>> = {
  time: ({ life, one, isOne }) => life.pass(one([10, 300, 1500, 9000, 44_000]), isOne(2)),

  async restart({ life }) {
    const was = await answersOf(life, EVERYTHING);
    await life.restart();
    sameAnswers(was, await answersOf(life, EVERYTHING), "after a restart");
  },

  async move({ life, isOne }) {
    if (!isOne(4)) return;
    const was = await answersOf(life, EVERYTHING);
    const file = await downloadCopy(await life.answering(), true);
    await life.moveToOtherEngine();
    await restoreInto(life, file);
    sameAnswers(was, await answersOf(life, EVERYTHING), "on the other engine");
  },

  /** A slip of the finger, undone at once. */
  async slip({ life }, doAny) {
    const was = await answersOf(life, SHELF);
    const before = await newestStep(life);
    await doAny();
    const step = await newestStep(life);
    if (!step || step.id === before?.id || step.kind === "forget") return;
    const { status, json } = await life.call("owner", "POST", `/api/admin/steps/${step.id}/undo`);
    if (status !== 200) throw new Broken(`what was just done is not undone: ${json?.detail}`);
    sameAnswers(was, await answersOf(life, SHELF), "after an undo at once");
  },
};

const newestStep = async (life: Life): Promise<{ id: string; kind: string } | undefined> =>
  (await life.call("owner", "GET", "/api/admin/steps")).json.steps[0];
