import { type PriceRange, priceRange } from "../listing/list-query.ts";
import { MAX_PRICE } from "../money.ts";
import { fold } from "../turkish.ts";
import { AMOUNT, amountOf, SPELLED_AMOUNT } from "./written-amount.ts";

/** The price range that a query names, and the rest of the query. */
export type QueryPrice = { range: PriceRange; rest: string };

const MAX_PHRASES = 3;

/** `sevgiliye 500 tl altı hediye` is `sevgiliye hediye` up to 500 lira. Undefined if the query names no price. */
export function readQueryPrice(query: string): QueryPrice | undefined {
  let rest = query;
  let range: PriceRange | undefined;
  for (let read = 0; read < MAX_PHRASES; read += 1) {
    const phrase = phraseBy(RULES, rest);
    if (!phrase) break;
    range = { ...range, ...phrase.range };
    rest = restOf(rest, phrase);
  }
  if (!range) return undefined;
  return { range: priceRange(range.minPrice, range.maxPrice), rest };
}

/** A number without a word for a price: `200`, `kolye 200`. */
export type BareNumber = QueryPrice & { amount: number };

/** The number of a query that has only one. `36-44` counts as two numbers, and a number with a unit is not a price. */
export function readBareNumber(query: string): BareNumber | undefined {
  if (query.match(/\d+(?:[.,]\d+)*/g)?.length !== 1) return undefined;
  const phrase = phraseBy([BARE_NUMBER], query);
  const amount = phrase?.range.maxPrice;
  if (!phrase || amount === undefined) return undefined;
  return { amount, range: phrase.range, rest: restOf(query, phrase) };
}

/** The query without the phrase. Empty if only signs are left. */
function restOf(query: string, { from, to }: Phrase): string {
  const rest = `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : "";
}

type Phrase = { range: PriceRange; from: number; to: number };

/** Letters with digits right behind them are the name of a model, such as `a54`. */
const TOKEN = /\p{L}+\d[\p{L}\d]*|\p{L}+|\d+(?:[.,]\d+)*|[₺%–—-]/gu;

/** Each token is folded by itself, so that a match in the folded text leads back to its range in the query. */
function phraseBy(rules: readonly Rule[], query: string): Phrase | undefined {
  const tokens = [...query.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text: fold(text),
    from: index,
    to: index + text.length,
  }));
  const text = tokens.map((token) => token.text).join(" ");
  const tokenAt = (end: number) => text.slice(0, end).split(" ").length - 1;
  for (const { pattern, read } of rules) {
    for (const match of text.matchAll(pattern)) {
      const range = read(match.groups ?? {});
      if (!range) continue;
      const first = tokens[tokenAt(match.index)];
      const last = tokens[tokenAt(match.index + match[0].length)];
      if (first && last) return { range, from: first.from, to: last.to };
    }
  }
  return undefined;
}

type Groups = Record<string, string | undefined>;
type Rule = { pattern: RegExp; read: (groups: Groups) => PriceRange | undefined };

const CASE = "lik|luk|[yn]?[aeiu]|[dt][ae]n|n?[iu]n";

/** An amount with its currency and the suffixes of either: `₺500`, `500 tl'den`, `250 liralik`, `300'e`. */
const price = (name: string) =>
  `(?:(?<${name}Sign>₺) )?(?<${name}>${AMOUNT})(?:(?<=\\p{L})(?:${CASE}))?` +
  `(?<${name}Currency> (?:tl|try)(?:${CASE})?| lira\\p{L}*| ₺)?(?<${name}Ending> (?:${CASE}))?`;

const OTHER_UNIT =
  "(?! (?:mm|cm|ml|lt|gr|gram|kg|mah|watt|hz|gb|adet|tane|kisi|parca|yas|yil|ay|gun|hafta|li|lu|inc)(?:\\p{L}*)(?: |$))";
const AND = "(?: (?:ve|veya|ya da))?(?: daha)?";
const BETWEEN = " aras\\p{L}*| araligi\\p{L}*";
const BELOW =
  "alti|altinda(?:ki)?\\p{L}*|altina|asagi\\p{L}*|az|ucuz\\p{L}*|dusuk|kadar\\p{L}*|gecme\\p{L}+|asma[sy]\\p{L}+|butce\\p{L}*|max|maks|maksimum";
const ABOVE = "ustu|ustunde(?:ki)?\\p{L}*|uzeri\\p{L}*|yukari\\p{L}*|baslayan\\p{L}*|itibaren|min|minimum";
const MORE_THAN = "(?<=[dt][ae]n(?: daha)?) (?:fazla|cok|pahali|yuksek)";
/** `500 tl'den fazla olmasın` asks for less. */
const NOT = "(?:ol|cik|tut)ma[sy]\\p{L}*|degil";
const NEARLY = "civari\\p{L}*|cevresi\\p{L}*|dolay\\p{L}*";
/** `max` is a limit, but not in `iPhone 15 Pro Max`. */
const MAX = "(?<!pro )max";
const AT_MOST = `(?:butce\\p{L}* )?(?:en fazla|en cok|maksimum|maks|${MAX}|azami)|butce\\p{L}*`;
const AT_LEAST = "en az|minimum|min|asgari";
/** An unfinished `500 tl altında` or `500 tl üstü`. */
const BELOW_PREFIX = "a|al|alt|altin";
const ABOVE_PREFIX = "u|us|ust";

const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`(?<![^ ])(?<!% )${source}(?![^ ])`, "gu"),
  read,
});

const RULES: readonly Rule[] = [
  rule(
    `(?:(?:${AT_LEAST}) )?${price("low")}(?<link> (?:-|–|—|ile|ila|ve|veya|l[ae]))? ${price("high")}(?<between>${BETWEEN})?(?<until> kadar\\p{L}*)?${OTHER_UNIT}`,
    readBetween,
  ),
  rule(`(?:${AT_MOST}) ${price("high")}(?:${AND} (?:${BELOW}))?${OTHER_UNIT}`, upTo),
  rule(`(?:${AT_LEAST}) ${price("low")}(?:${AND} (?:${ABOVE}))?${OTHER_UNIT}`, from),
  rule(`${price("high")}${AND}(?: (?:${ABOVE})|${MORE_THAN}) (?:${NOT})`, upTo),
  rule(`${price("low")}${AND} (?:${BELOW}) (?:${NOT})`, from),
  rule(`${price("high")}${AND} (?:${BELOW})`, upTo),
  rule(`${price("low")}${AND}(?: (?:${ABOVE})|${MORE_THAN})`, from),
  rule(`${price("amount")} (?:${NEARLY})`, nearly),
  rule(`${price("high")} (?:${BELOW_PREFIX})$`, withCurrency("high", upTo)),
  rule(`${price("low")} (?:${ABOVE_PREFIX})$`, withCurrency("low", from)),
  rule(price("high"), withCurrency("high", upTo)),
];

const SPELLED = rule(`(?<high>${SPELLED_AMOUNT})(?:${CASE})?${OTHER_UNIT}`, ({ high = "" }) => {
  const maxPrice = amountOf(high) ?? 0;
  return maxPrice < MIN_BARE_PRICE || maxPrice > MAX_PRICE ? undefined : { maxPrice };
});

/** An amount in words without a word for a price: `sevgilime beş yüz`. */
export function readSpelledNumber(query: string): QueryPrice | undefined {
  const phrase = phraseBy([SPELLED], query);
  return phrase && { range: phrase.range, rest: restOf(query, phrase) };
}

const BARE_NUMBER = rule(`${price("high")}${OTHER_UNIT}`, ({ high = "" }) => {
  const maxPrice = /^\d/.test(high) ? amountOf(high) : undefined;
  return maxPrice === undefined || maxPrice <= 0 || maxPrice > MAX_PRICE ? undefined : { maxPrice };
});

/** A smaller number without a currency is a size, an age or a model. */
export const MIN_BARE_PRICE = 50;

function readPriceIn(groups: Groups, name: string): number | undefined {
  const amount = amountOf(groups[name] ?? "");
  if (amount === undefined || amount <= 0 || amount > MAX_PRICE) return undefined;
  return hasCurrency(groups, name) || isBarePrice(groups, name, amount) ? amount : undefined;
}

const hasCurrency = (groups: Groups, name: string): boolean =>
  groups[`${name}Sign`] !== undefined || groups[`${name}Currency`] !== undefined;

/** Digits, or words that are no word of another kind: `iki yüz`, but not `yüz`. */
const isBarePrice = (groups: Groups, name: string, amount: number): boolean =>
  amount >= MIN_BARE_PRICE && /^\d| /.test(groups[name] ?? "");

function upTo(groups: Groups): PriceRange | undefined {
  const maxPrice = readPriceIn(groups, "high");
  return maxPrice === undefined ? undefined : { maxPrice };
}

function from(groups: Groups): PriceRange | undefined {
  const minPrice = readPriceIn(groups, "low");
  return minPrice === undefined ? undefined : { minPrice };
}

const NEAR_BELOW = 0.8;
const NEAR_ABOVE = 1.2;

function nearly(groups: Groups): PriceRange | undefined {
  const amount = readPriceIn(groups, "amount");
  if (amount === undefined) return undefined;
  return { minPrice: Math.round(amount * NEAR_BELOW), maxPrice: Math.round(amount * NEAR_ABOVE) };
}

/** A function declaration, because RULES uses it before this line runs. */
function withCurrency(name: string, read: Rule["read"]): Rule["read"] {
  return (groups) => (hasCurrency(groups, name) ? read(groups) : undefined);
}

/** Two neighbouring amounts are a range only if a word, a suffix or a dash says so. */
function readBetween(groups: Groups): PriceRange | undefined {
  const [low, high] = [amountOf(groups.low ?? ""), amountOf(groups.high ?? "")];
  if (!low || !high || Math.max(low, high) > MAX_PRICE) return undefined;
  const isPrice = hasCurrency(groups, "low") || hasCurrency(groups, "high");
  const isFromTo = /[dt][ae]n$/.test(`${groups.lowCurrency ?? ""}${groups.lowEnding ?? ""}`);
  const isLinked = groups.link !== undefined || isFromTo;
  const isUntil = groups.until !== undefined || /[ae]$/.test(groups.highEnding ?? "");
  const isSaid = groups.between !== undefined || (isLinked && (isPrice || isUntil));
  const isBareRange = /[-–—]/.test(groups.link ?? "") && isBarePrice(groups, "low", low);
  const isWorth = isPrice || isBarePrice(groups, "high", high);
  return (isSaid && isWorth) || isBareRange ? { minPrice: low, maxPrice: high } : undefined;
}
