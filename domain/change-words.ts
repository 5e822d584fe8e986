import { capitalized } from "./capitalized.ts";

/** A changed field in words. `before` and `after` are undefined if the values are not told, and empty if there was no value. */
export type ChangeInWords = {
  title: string;
  before?: string | undefined;
  after?: string | undefined;
  /** The rows that a change only takes away, where others stay. */
  gone?: string | undefined;
};

/** The number of fields, and of letters of each value, for which a row has room. */
const NAMED = 2;
const LONGEST = 40;

/** `Telefon: 0532 111 22 33 → 0533 444 55 66, E-posta: boş → a@b.com ve 3 alan daha`. Empty for none. */
export const changesInWords = (changes: readonly ChangeInWords[], named = NAMED): string =>
  listed(
    changes.map(({ title, before, after }) =>
      before === undefined || after === undefined ? title : `${title}: ${shortened(before, after).join(" → ")}`,
    ),
    named,
  );

/** `Telefon yeniden 0532 111 22 33 ve 3 alan daha`: the fields that an undo brings back, with their values after it. */
export const backInWords = (changes: readonly ChangeInWords[], named = NAMED): string =>
  listed(
    changes.map((change) => `${change.title} yeniden ${stateInWords(change)}`),
    named,
  );

function stateInWords({ before = "", after, gone }: ChangeInWords): string {
  if (gone) return `${cutAt(LONGEST, onLine(gone))} olmadan`;
  return after === undefined ? "eski hâlinde" : shortened(before, after)[1];
}

function listed(words: readonly string[], named: number): string {
  const others = words.length - named;
  const first = words.slice(0, named).join(", ");
  return others > 0 ? `${first} ve ${others} alan daha` : first;
}

/** Two values on one line. Long ones begin where they differ, and are cut. */
function shortened(before: string, after: string): [before: string, after: string] {
  const [one, other] = [onLine(before), onLine(after)];
  const isLong = one.length > LONGEST || other.length > LONGEST;
  const longer = one.length > other.length ? one : other;
  const start = isLong ? longer.lastIndexOf(" ", sameLength(one, other)) + 1 : 0;
  // A value that the other one goes on from has nothing of its own to begin with, and is told whole.
  const told = (line: string) => (start > 0 && start < line.length ? `…${line.slice(start)}` : line);
  const cut = (line: string) => (line === "" ? "boş" : cutAt(LONGEST, told(line)));
  return [cut(one), cut(other)];
}

const onLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function cutAt(most: number, line: string): string {
  const letters = [...line];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

/** The changes of an undo to one kind of item, in words. `kept` and `again` are titles of fields. */
export type ItemsInWords = {
  what: string;
  count: number;
  isPlan?: boolean;
  changes: readonly ChangeInWords[];
  kept?: readonly string[];
  again?: readonly string[];
  isReleased?: boolean | undefined;
};

/** The values that an undo brought back: `Telefon yeniden 0532 111 22 33`, `312 ürün: Fiyat yeniden eski hâlinde`. Empty for none. */
export const undoneInWords = (items: readonly ItemsInWords[], named = NAMED): string =>
  [...items.flatMap((one) => broughtBack(one, named)), ...(startsNoMore(items) ? [NO_START] : [])].join("; ");

function broughtBack({ what, count, changes }: ItemsInWords, named: number): string[] {
  const words = backInWords(changes, named);
  if (words === "") return [];
  return [count === 1 ? words : `${what}: ${words}`];
}

const NO_START = "süreli fiyat bir daha başlamaz";

/** True if a price plan will not start again after the undo. An undone plan needs no such sentence, because its own words say so. */
const startsNoMore = (items: readonly ItemsInWords[]): boolean =>
  items.some(({ isReleased }) => isReleased) && items.every(({ isPlan }) => !isPlan);

/** The consequences of an undo, a sentence each, for a person who is asked before. */
export function undoToCome(items: readonly ItemsInWords[], left: number): string[] {
  const again = items.flatMap((one) => one.again ?? []);
  const kept = items.flatMap((one) => one.kept ?? []);
  const back = undoneInWords(items, Number.POSITIVE_INFINITY);
  const untold = items.filter(({ count, changes }) => count > 1 && changes.length === 0);
  return [
    ...(back === "" ? [] : [back]),
    ...untold.map(({ what }) => `${what} eski hâline döner`),
    ...(again.length > 0
      ? [`${again.join(", ")} sonradan da değişip aynı hâle gelmişti; o değişiklik de geri alınır`]
      : []),
    ...(kept.length > 0 ? [`${kept.join(", ")} bu arada yeniden değişti, olduğu gibi kalır`] : []),
    ...(left > 0 ? [capitalized(stayingInWords(left))] : []),
  ];
}

export const stayingInWords = (left: number): string => `bu arada değişen ${left} kayıt olduğu gibi kalır`;

/** The preview of an undo that a tap in the list asks for. */
type Foretold = {
  left: number;
  changed: readonly { count: number; changes: object; kept: readonly string[]; again: readonly string[] }[];
};

/** True if the undo changes more or less than the row of the list says. The person is then asked before. */
export function isAskedBefore({ left, changed }: Foretold): boolean {
  const [only, ...others] = changed;
  if (left > 0 || !only || others.length > 0) return true;
  return Object.keys(only.changes).length > 1 || only.kept.length > 0 || only.again.length > 0;
}
