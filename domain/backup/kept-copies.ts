import { z } from "zod";
import { istanbulDay } from "../istanbul.ts";

/** The occasions for which the shop makes a copy. */
const COPY_KINDS = ["nightly", "before-restore"] as const;

export type CopyKind = (typeof COPY_KINDS)[number];

export const keptCopySchema = z.object({
  name: z.string(),
  kind: z.enum(COPY_KINDS),
  at: z.iso.datetime(),
  bytes: z.int(),
  isFull: z.boolean(),
});

/** A copy that the shop keeps beside its database. */
export type KeptCopy = z.infer<typeof keptCopySchema>;

const DAYS = 7;
const WEEKS = 4;
const BEFORE_RESTORES = 3;
/** The limit for all kept copies together. The newest copy stays even if it is larger. */
const MAX_KEPT_BYTES = 5 * 1024 ** 3;

const NAME = /^(nightly|before-restore)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(-full)?\.zip$/;

export function copyName(kind: CopyKind, at: Date, isFull: boolean): string {
  const moment = at.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  return `${kind}-${moment}${isFull ? "-full" : ""}.zip`;
}

/** Reads a name that `copyName` made. Undefined for every other file. */
export function keptCopyOf(name: string, bytes: number): KeptCopy | undefined {
  const [, kindName, day, hours, minutes, seconds, full] = NAME.exec(name) ?? [];
  const kind = COPY_KINDS.find((known) => known === kindName);
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}.000Z`);
  if (!kind || Number.isNaN(at.getTime())) return undefined;
  return { name, kind, at: at.toISOString(), bytes, isFull: full !== undefined };
}

export const newestFirst = (copies: readonly KeptCopy[]): KeptCopy[] =>
  copies.toSorted((one, other) => (one.at < other.at ? 1 : -1));

/** Keeps the newest nightly copy of seven days and of four weeks, and three from before a restore. Above `maxBytes` the oldest are removed first. */
export function copiesToRemove(copies: readonly KeptCopy[], maxBytes = MAX_KEPT_BYTES): KeptCopy[] {
  const sorted = newestFirst(copies);
  const nightly = sorted.filter(({ kind }) => kind === "nightly");
  const before = sorted.filter(({ kind }) => kind === "before-restore");
  const wanted = new Set([
    ...firstOfEach(nightly, dayOf).slice(0, DAYS),
    ...firstOfEach(nightly, weekOf).slice(0, WEEKS),
    ...before.slice(0, BEFORE_RESTORES),
  ]);
  let bytes = 0;
  return sorted.filter((copy, index) => {
    if (!wanted.has(copy)) return true;
    bytes += copy.bytes;
    return index > 0 && bytes > maxBytes;
  });
}

function firstOfEach(copies: readonly KeptCopy[], spanOf: (copy: KeptCopy) => number): KeptCopy[] {
  return [...Map.groupBy(copies, spanOf).values()].flatMap(([first]) => first ?? []);
}

/** 1970 began on a Thursday, weeks begin on a Monday. */
const MONDAY_OFFSET = 3;

const dayOf = ({ at }: KeptCopy): number => istanbulDay(new Date(at));

const weekOf = (copy: KeptCopy): number => Math.floor((dayOf(copy) + MONDAY_OFFSET) / 7);
