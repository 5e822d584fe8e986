import type { ChosenText, ChosenValue } from "../choice/chosen.ts";
import { COLOR_GROUP, colorValue } from "../choice/chosen.ts";
import type { OrderedLine } from "./ordered-lines.ts";
import type { ProposedLine, ProposedOrder } from "./proposed-order.ts";
import type { ReadOrder } from "./read-order.ts";
import type { LineDoubt, VerifiedLine } from "./verified-line.ts";
import type { VerifiedOrder } from "./verified-order.ts";

/** An answer that the owner gave in Doğrula for a proposed line: a color, a value of a set, a text that the chat offers, or the number of pieces. */
export type OwnersChoice = { line: number; group: string; value: string };

/** Stands for the group of a choice where the owner says the number of pieces. No set of choices has such an id. */
export const PIECES = "#adet";

/** The most pieces that the owner may say. */
export const MAX_PIECES = 999;

const isCount = (value: string): boolean => /^[1-9]\d*$/.test(value) && Number(value) <= MAX_PIECES;

/** The number of pieces that the owner says for a line. Undefined where she leaves it as it was read. */
export function ownersCount(choices: readonly OwnersChoice[], line: number): number | undefined {
  const said = choices.findLast((choice) => choice.line === line && choice.group === PIECES)?.value ?? "";
  return isCount(said) ? Number(said) : undefined;
}

/** The proposed lines with the owner's answers. */
export const withOwnersChoices = (lines: readonly ProposedLine[], choices: readonly OwnersChoice[]): ProposedLine[] =>
  lines.map((line, at) => choices.filter((choice) => choice.line === at).reduce(answered, line));

function answered(line: ProposedLine, { group, value }: OwnersChoice): ProposedLine {
  if (group === PIECES) return isCount(value) ? { ...line, quantity: Number(value) } : line;
  const text = line.offered.find(({ id }) => id === group);
  if (text)
    return {
      ...line,
      texts: withOne<ChosenText>(line.texts ?? [], ({ id }) => id === group, value === "" ? undefined : text),
    };
  const chosen = valueIn(line, group, value);
  return { ...line, values: withOne<ChosenValue>(line.values ?? [], (one) => one.group === group, chosen) };
}

function valueIn({ options }: ProposedLine, group: string, value: string): ChosenValue | undefined {
  const asked = options?.groups.find(({ id }) => id === group);
  const found = asked?.values.find(({ id }) => id === value);
  if (!found) return undefined;
  return group === COLOR_GROUP ? colorValue(found.id) : { group, id: found.id, name: found.name };
}

const withOne = <One>(all: readonly One[], isMeant: (one: One) => boolean, next: One | undefined): One[] => [
  ...all.filter((one) => !isMeant(one)),
  ...(next === undefined ? [] : [next]),
];

/** Doubts that the owner need not weigh before a line is ticked: what is missing is asked, and a price is chosen. */
const HARMLESS: readonly LineDoubt["kind"][] = ["choice-missing", "price-changed"];

type Said = { proposed: ProposedOrder; lines: readonly OrderedLine[]; order: Pick<ReadOrder, "others"> };

/** The order that a text without a link seems to say, compared with the shop. `lines` have the owner's answers. */
export function verifiedProposal(anew: VerifiedOrder, { proposed, lines, order }: Said) {
  const { lines: said, facts, isGift, unread } = proposed;
  // A message of the shop that has lost its link is compared line by line all the same.
  const isShops = anew.others.length < order.others.length;
  return {
    lines: anew.lines.flatMap((line, at) => (said[at] ? proposalOf(line, lines[at], said[at]) : [])),
    others: isShops ? anew.others : unread,
    offers: anew.offers,
    endedOffers: anew.endedOffers,
    facts: [...facts],
    isGift,
  };
}

/** What a verified line came from, and what the owner may choose in it. It is ticked if nothing in it is doubtful. */
function proposalOf(line: VerifiedLine, answered: OrderedLine | undefined, said: ProposedLine): VerifiedLine {
  const { words, isSure, offered, options } = said;
  const doubts = line.doubts.filter(({ kind }) => kind !== "unsaid");
  const isAnswered = (group: string) => said.values?.some((value) => value.group === group) ?? false;
  const asked = options?.groups.filter(({ id, values: all }) => all.length > 1 && !isAnswered(id)) ?? [];
  return {
    ...line,
    doubts,
    proposal: {
      words,
      isSure: isSure && doubts.every(({ kind }) => HARMLESS.includes(kind)),
      offered: [...offered],
      asked: asked.map(({ id, word, values: all }) => ({
        id,
        word,
        chosen: answered?.values?.find(({ group }) => group === id)?.id ?? "",
        values: all.map((one) => ({ id: one.id, name: one.name })),
      })),
    },
  };
}
