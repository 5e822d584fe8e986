import { JOINS } from "./chat-lexicon.ts";
import { type ChatWord, isBreak, isListSign, isOneOfThem } from "./chat-words.ts";
import type { Mention } from "./named-products.ts";
import { type ColorKeys, countAt, type SaidColor, type SaidCount, saidColorAt } from "./said-attributes.ts";

/** Words of a chat, by their places. */
export type Span = { from: number; to: number };

export type Sentences = {
  words: readonly ChatWord[];
  mentions: readonly Mention[];
  /** True for a word that says who the person is. */
  isTaken: (at: number) => boolean;
  colors: ColorKeys;
};

/** A part of a sentence with its products, colors and counts. */
export type Segment = Span & {
  mentions: Mention[];
  colors: SaidColor[];
  numbers: SaidCount[];
  /** The words that refuse a color. */
  refused: number[];
};

/** The sentences of a chat that belong to no person. */
export function clausesIn({ words, isTaken }: Sentences): Span[] {
  const clauses: Span[] = [];
  let from: number | undefined;
  for (const [at, word] of words.entries()) {
    if (from !== undefined && (isBreak(word) || isTaken(at))) {
      clauses.push({ from, to: at - 1 });
      from = undefined;
    }
    if (!isTaken(at)) from ??= at;
  }
  if (from !== undefined) clauses.push({ from, to: words.length - 1 });
  return clauses;
}

/** The parts of a sentence between `ve`, commas and their like, each with its products, colors and counts. */
export function segmentsIn(clause: Span, { words, mentions, colors }: Sentences): Segment[] {
  const own = within(mentions, clause);
  const ofMention = new Set(own.flatMap(({ at }) => at));
  const inside = new Set(
    own.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, more) => from + 1 + more)),
  );
  const segments: Segment[] = [];
  let segment: Segment | undefined;
  const open = (at: number) => {
    segment = { from: at, to: at, mentions: [], colors: [], numbers: [], refused: [] };
    segments.push(segment);
    return segment;
  };
  let used = clause.from - 1;
  let isInstead = false;
  const byStart = new Map(own.map((mention) => [mention.from, mention]));
  for (let at = clause.from; at <= clause.to; at += 1) {
    const word = words[at];
    if (!word) continue;
    const isJoin =
      JOINS.has(word.text) ||
      isOneOfThem(word) ||
      (/^bir?$/.test(word.text) && /^d[ea]$/.test(words[at + 1]?.text ?? ""));
    if (!inside.has(at) && (isJoin || isListSign(word))) segment = undefined;
    const into = segment ?? open(at);
    into.to = at;
    const mention = byStart.get(at);
    if (mention) into.mentions.push(mention);
    if (at <= used || ofMention.has(at)) continue;
    const color = saidColorAt(words, at, colors);
    const isNeighbour = (one: number) => ofMention.has(one) || saidColorAt(words, one, colors) !== undefined;
    const count = color ? undefined : countAt(words, at, isNeighbour);
    if (color && isInstead) into.colors = [];
    if (color && isRefused(words[color.to + 1])) into.refused.push(color.to + 1);
    else if (color) into.colors.push(color);
    // `vişne yazdım ama siyah olsun`
    isInstead = !color && (isInstead || /^(?:ama|fakat|ancak)$/.test(word.text));
    if (count) into.numbers.push(count);
    used = color?.to ?? count?.to ?? at;
  }
  return segments;
}

/** Those of sorted places that lie in a span, found by halving. */
function within<One extends Span>(all: readonly One[], { from, to }: Span): One[] {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: One[] = [];
  for (let at = low; at < all.length; at += 1) {
    const one = all[at];
    if (!one || one.from > to) break;
    found.push(one);
  }
  return found;
}

/** `pembe değil`, `pembe yerine` */
const isRefused = (next: ChatWord | undefined): boolean =>
  next !== undefined && /^(?:degil|yerine|olmasin|istemiyorum)$/.test(next.text);

/** What a segment says of one of its products, at the words from `from` to `to`. */
export type ProductShare = Span & { colors: readonly SaidColor[]; numbers: readonly SaidCount[]; mention: Mention };

/** What of a segment belongs to which of its products: colors and counts stand either all before or all behind their product. */
export function sharesOf({ mentions, colors, numbers, from, to }: Segment): ProductShare[] {
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (!first || !last) return [];
  if (first === last) return [{ mention: first, colors, numbers, from, to }];
  const shared = <One extends Span>(ones: readonly One[]) => {
    const isBefore = ones.some(({ to }) => to < first.from) && !ones.some(({ from }) => from > last.to);
    return (mention: Mention, at: number) =>
      ones.filter(({ from, to }) =>
        isBefore
          ? to < mention.from && from > (mentions[at - 1]?.to ?? -1)
          : from > mention.to && to < (mentions[at + 1]?.from ?? Number.POSITIVE_INFINITY),
      );
  };
  const [colorsOf, countsOf] = [shared(colors), shared(numbers)];
  // Words behind the last product tell that each product's words stand behind it.
  const isBehind = last.to < to || from === first.from;
  return mentions.map((mention, at) => ({
    ...{ mention, colors: colorsOf(mention, at), numbers: countsOf(mention, at) },
    from: isBehind ? mention.from : (mentions[at - 1]?.to ?? from - 1) + 1,
    to: isBehind ? (mentions[at + 1]?.from ?? to + 1) - 1 : mention.to,
  }));
}

export const wordsOfSpan = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more);
