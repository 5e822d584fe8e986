import { readFileSync } from "node:fs";
import { z } from "zod";
import { MESSAGES } from "./checked-shop.ts";
import { PASTED } from "./pasted-forms.ts";

/**
 * A row of the tables: what was edited, in which message, how it was pasted; the changes, each with a text or a `/pattern/` and what
 * replaces it; the doubts, `name: doubt` of a line or `doubt` of the order.
 */
const row = z.tuple([
  z.string(),
  z.enum(Object.keys(MESSAGES)),
  z.enum(Object.keys(PASTED)),
  z.array(z.tuple([z.string(), z.string()])),
  z.array(z.string()),
]);

export type EditedMessage = { name: string; pasted: string; doubts: readonly string[] };

/** What people do around their order: nothing is accused, and only what differs is said. */
export const honestMessages = (): EditedMessage[] => messagesIn("honest-messages.jsonl");

/** Prices, quantities and totals that people change: all are caught. */
export const changedMessages = (): EditedMessage[] => messagesIn("changed-messages.jsonl");

const messagesIn = (file: string): EditedMessage[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => messageOf(row.parse(JSON.parse(line))));

function messageOf([edit, base, form, changes, doubts]: z.output<typeof row>): EditedMessage {
  const edited = changes.reduce((text, [from, to]) => text.replace(patternOf(from), to), MESSAGES[base] ?? "");
  return { name: [edit, base, form].join(", "), pasted: PASTED[form]?.(edited) ?? "", doubts: doubts.toSorted() };
}

function patternOf(written: string): RegExp | string {
  const [, source, flags] = /^\/(.+)\/([gm]*)$/.exec(written) ?? [];
  return source === undefined ? written : new RegExp(source, flags);
}
