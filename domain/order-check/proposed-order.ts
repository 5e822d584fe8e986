import { isShown } from "../catalog/shown-from.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type ChosenText, chosenOf } from "../choice/chosen.ts";
import { optionsOf } from "../choice/product-options.ts";
import { isKeptWord, isPlainWord } from "../said-order/chat-lexicon.ts";
import { type ChatWord, chatWords, numberIn } from "../said-order/chat-words.ts";
import { mentionsIn, type NameIndex, nameIndex, typoBudget } from "../said-order/named-products.ts";
import { namesStreet } from "../said-order/said-address.ts";
import { type ColorKeys, colorKeys, isPriceWord, saidColorAt } from "../said-order/said-attributes.ts";
import { isTangled, speaksOfTwo } from "../said-order/said-doubts.ts";
import type { SaidLine } from "../said-order/said-drafts.ts";
import type { SaidFact } from "../said-order/said-fact.ts";
import { saidLines } from "../said-order/said-lines.ts";
import { personIn } from "../said-order/said-person.ts";
import { textReader } from "../said-order/said-texts.ts";
import { wishesIn } from "../said-order/said-wishes.ts";
import { fold } from "../turkish.ts";
import type { OrderedLine, SoldProduct } from "./ordered-lines.ts";
import { MAX_MESSAGE } from "./read-limits.ts";

/** A line that a chat seems to order, with the words that it came from. `offered` are texts that it may carry. */
export type ProposedLine = OrderedLine & { words: string; isSure: boolean; offered: readonly ChosenText[] };

/** What a chat without the shop's link seems to say (decision 25). `unread` are the lines with words that nothing was made of. */
export type ProposedOrder = { lines: ProposedLine[]; facts: SaidFact[]; isGift: boolean; unread: string[] };

/** What is in the trash is never proposed. */
type Shop = { products: readonly SoldProduct[]; sets: readonly ChoiceSet[] };

type Reader = { index: NameIndex; colors: ColorKeys };

/** The cache of read shelves. A shelf never changes. */
const READERS = new WeakMap<readonly SoldProduct[], Reader>();

/** Reads an order out of what people write. Each word is looked at a fixed number of times. A text that is no message is not read: the card says so. */
export function proposedOrder(text: string, { products, sets }: Shop): ProposedOrder {
  const written = text.split("\n");
  if (text.length > MAX_MESSAGE)
    return { lines: [], facts: [], isGift: false, unread: written.filter((line) => line.trim() !== "") };
  const words = chatWords(text);
  const { index, colors } = readerOf(products);
  const budget = typoBudget();
  const named = mentionsIn(words, { index, budget, isTaken: () => false });
  const ofProducts = new Set(
    named
      .filter(({ isSure, to }) => isSure && !namesStreet(words[to + 1] ?? { text: "" }))
      .flatMap(({ at, to }) => [...at, ...colorsBehind(words, to, colors)]),
  );
  const { facts: found, taken, isGift } = personIn({ text, words, isProduct: (at) => ofProducts.has(at) });
  const facts = settledFacts(found, text);
  const isClear = !isTangled(words, facts);
  const isTaken = (at: number) => taken.has(at);
  const mentions = mentionsIn(words, { index, budget, isTaken });
  const said = saidLines({ text, words, mentions, isTaken, index, sets, colors, read: new Map() });
  const textsOf = textReader(text, (at) => written[words[at]?.line ?? 0] ?? "");
  const lines = said.flatMap((line): ProposedLine[] => {
    const product = products[line.product];
    if (!product) return [];
    return [
      {
        ...{ found: { product, isRemoved: false }, quantity: line.quantity, words: line.words },
        options: optionsOf(product, sets),
        ...chosenOf({ color: line.color, values: line.values }),
        isSure: line.isSure && isClear && product.inStock && isShown(product),
        offered: textsOf(line, product),
      },
    ];
  });
  const isRead = lines.length + facts.length > 0;
  const wishes = wishesIn(text);
  const unread = isRead ? unreadLines(written, words, { said, taken }) : written.filter((line) => line.trim() !== "");
  return { lines, facts: [...facts, ...wishes], isGift, unread };
}

/** The facts as they may be ticked: no place that a question names alone, no place and address where there are two persons. */
function settledFacts(facts: readonly SaidFact[], text: string): SaidFact[] {
  const isAsked = !facts.some(({ field }) => field === "address") && ASKS_ABOUT_SENDING.test(fold(text));
  const isUnsure = isAsked || speaksOfTwo(facts) || TWO_ADDRESSES.test(fold(text));
  return facts.map((fact) => (isUnsure && IS_PLACE.test(fact.field) ? { ...fact, isSure: false } : fact));
}

const IS_PLACE = /^(?:province|district|address)$/;
const TWO_ADDRESSES = /\b(?:iki|2|uc|3|ayri|farkli)(?: ayri| farkli)? (?:adres|kisiye|kisi icin|yere)/;
const ASKS_ABOUT_SENDING = /\?|\b(?:kac|ne zaman|ne kadar|nekadar|m[iu]|var mi|acaba)\b/;

/** The colors right behind a product's name. They begin no address. */
function colorsBehind(words: readonly ChatWord[], to: number, known: ColorKeys): number[] {
  const color = [to + 1, to + 2].map((at) => saidColorAt(words, at, known)).find((one) => one !== undefined);
  return color && words[color.from]?.line === words[to]?.line ? wordsOfSpan(color) : [];
}

function readerOf(products: readonly SoldProduct[]): Reader {
  const known = READERS.get(products) ?? {
    index: nameIndex(products),
    colors: colorKeys(products.flatMap(({ colors }) => colors)),
  };
  READERS.set(products, known);
  return known;
}

/** The lines with words that neither a line nor a person's fact has, and that change something. */
function unreadLines(
  lines: readonly string[],
  words: readonly ChatWord[],
  { said, taken }: { said: readonly SaidLine[]; taken: ReadonlySet<number> },
): string[] {
  const read = new Set(said.filter(({ isSure }) => isSure).flatMap(({ spans }) => spans.flatMap(wordsOfSpan)));
  const unread = new Set(
    [...words.entries()].flatMap(([at, word]) =>
      taken.has(at) ||
      (read.has(at) && !isPriceWord(words, at) && !isKeptWord(word)) ||
      isPlainWord(word) ||
      numberIn(word) === 1
        ? []
        : word.line,
    ),
  );
  return lines.filter((line, at) => unread.has(at) && line.trim() !== "");
}

const wordsOfSpan = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more);
