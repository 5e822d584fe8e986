import { fold } from "../turkish.ts";
import type { Recipient } from "./search-guide.ts";
import { AMOUNT, amountOf } from "./written-amount.ts";

const SUFFIX = "['’]?\\p{L}*";
const YEARS = `(?<years>${AMOUNT})(?:['’]?l[iu])? ?-?yas${SUFFIX}(?: gun${SUFFIX})?(?: (?:aras|ust|alt|grub)${SUFFIX})?`;
const MONTHS = `(?:${AMOUNT}) ?ayli[kg]${SUFFIX}`;
const YEARS_AFTER = "yasi? (?<years>\\d+)";
const AGE = new RegExp(
  `(?<![^ ])(?:${AMOUNT} ?(?:-|–|ile|ila|ve) ?|\\d{1,2} )?(?:${YEARS}|${MONTHS}|${YEARS_AFTER})(?![^ ])`,
  "u",
);

/** Read as an occasion: whoever names an adult's age looks for a birthday present. */
const BIRTHDAY = "yaş";

/** `10 yaşındaki kıza hediye` is a gift for a child and `kıza hediye`. Undefined for an age that says nothing about a person. */
export function readQueryAge(
  query: string,
  recipients: readonly Recipient[],
): { recipient: Recipient; rest: string } | undefined {
  const folded = fold(query);
  // Folding keeps the length of Turkish text; otherwise places in it would not be those of the query.
  const found = folded.length === query.length ? AGE.exec(folded) : null;
  if (!found) return undefined;
  const years = found.groups?.years;
  const age = years === undefined ? 0 : Math.floor(amountOf(years) ?? Number.NaN);
  const recipient = recipients.find(({ ages }) => ages && ages[0] <= age && age <= ages[1]);
  const [from, to] = [found.index, found.index + found[0].length];
  const left = recipient?.isChild ? "" : BIRTHDAY;
  return recipient && { recipient, rest: `${query.slice(0, from)} ${left} ${query.slice(to)}` };
}
