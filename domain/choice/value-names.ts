import { fold } from "../turkish.ts";

/**
 * Makers and series of phones. A model's name may have or leave out these words: `Galaxy A54`, `Samsung Galaxy A54` and `A54` are one
 * phone. The words of one entry, such as `samsung galaxy`, name the same maker.
 */
const MAKERS = [
  "apple iphone",
  "samsung galaxy",
  "google pixel",
  "motorola moto",
  ..."xiaomi huawei honor oppo vivo realme oneplus tecno infinix nokia tcl casper reeder omix".split(" "),
].map((line) => line.split(" "));

/** Series that count their models apart from their maker: a Redmi 13 is not a Xiaomi 13. */
const MAKER_OF: Readonly<Record<string, string>> = { redmi: "xiaomi", poco: "xiaomi" };

const LINE_OF = new Map(MAKERS.flatMap((line) => line.map((word) => [word, line])));

/** The maker, or the maker and series, that a word names. Empty for every other word. */
export function makerIn(word: string): readonly string[] {
  const maker = MAKER_OF[word];
  const [name] = LINE_OF.get(word) ?? [];
  return maker === undefined ? (name === undefined ? [] : [name]) : [maker, word];
}

/** The words for maker and series that a name leaves out. */
export function unsaidMakers(words: readonly string[]): string[] {
  const meant = words.flatMap((word) => [...(LINE_OF.get(word) ?? []), ...makerIn(word)]);
  return [...new Set(meant)].filter((word) => !words.includes(word));
}

const GLUED = new RegExp(`^(?:${[...LINE_OF.keys(), ...Object.keys(MAKER_OF)].join("|")})`);

/** Splits a maker from a model that is written without a space: `galaxys24` gives `galaxy` and `s24`. */
export function withoutGluedMaker(word: string): string[] {
  const maker = GLUED.exec(word)?.[0] ?? "";
  const rest = word.slice(maker.length);
  return maker === "" || rest === "" ? [word] : [maker, ...withoutGluedMaker(rest)];
}

/** `promax` is two words, as in the names of all makers. */
const withoutGluedKind = (word: string): string[] => (/^pro(?:max|maks)$/.test(word) ? ["pro", "max"] : [word]);

/** `5g` is one word; `s24` is two, because people write it with and without a space. */
const PART = /[45]g(?![\p{L}\p{N}])|\p{L}+|\p{N}+/gu;

/** The words of a value's name: `Redmi Note 13 Pro+` and `redminote13 pro plus` have the same. */
export const nameWords = (name: string): string[] =>
  (fold(name.replaceAll("+", " plus ")).match(PART) ?? []).flatMap(withoutGluedMaker).flatMap(withoutGluedKind);

/** `iPhone 15 Pro` and `iphone15pro` are one name. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}+]+/gu, "");

type Named = { name: string };
type SetOf<Value extends Named> = { values: readonly Value[] };

/** The value of a set that a text names. Undefined if there is none, or if several are possible: `a07` may be `A07 5G` or `A07 4G`. */
export function meantValue<Value extends Named>(text: string, { values }: SetOf<Value>): Value | undefined {
  const set = readSet(values);
  const runs = runsIn(text).flatMap(({ words, before, after, isWhole }) => {
    if ([before?.at(-1), after?.[0]].some((word) => word !== undefined && set.isOfName(word))) return [];
    if (IS_NUMBER.test(words.join("")) && !isNumbered(before, after)) return [];
    const found = set.find(words);
    return found === undefined ? [] : [{ found, isWhole }];
  });
  const whole = runs.filter(({ isWhole }) => isWhole);
  const [meant, ...others] = new Set((whole.length > 0 ? whole : runs).map(({ found }) => found));
  return meant === undefined || others.length > 0 ? undefined : values[meant];
}

/** The value of a set that has this name. */
export function namedValue<Value extends Named>(name: string, { values }: SetOf<Value>): Value | undefined {
  const found = readSet(values).find(nameWords(name));
  return found === undefined ? undefined : values[found];
}

type Run = { words: string[]; before: string[] | undefined; after: string[] | undefined; isWhole: boolean };

/** Words that follow each other, with the words around them. A run is whole if no separating sign (`STOP`) stands inside it. */
function runsIn(text: string): Run[] {
  const parts = text.replace(OWN_SUFFIX, "").split(STOP);
  const written = parts.flatMap((part, at) =>
    part.split(SPACE).flatMap((word) => {
      const words = nameWords(word);
      return words.length > 0 ? [{ words, at }] : [];
    }),
  );
  return written.flatMap((first, from) =>
    written.slice(from, from + MAX_RUN).map((last, more) => {
      const [before, after] = [written[from - 1], written[from + more + 1]];
      return {
        words: written.slice(from, from + more + 1).flatMap(({ words }) => words),
        before: before?.at === first.at ? before.words : undefined,
        after: after?.at === last.at ? after.words : undefined,
        isWhole: first.at === last.at,
      };
    }),
  );
}

const OWN_SUFFIX = /(?<=[\p{L}\p{N}])['’]\p{L}{1,6}(?![\p{L}\p{N}])/gu;
const STOP = /[();:/|·•\n]|,(?!\d)|\s[-–—]\s/;
const SPACE = /[\s\-–—_.,]+/;
const MAX_RUN = 9;

const IS_NUMBER = /^\d+$/;

const NUMBER_WORDS = new Set(["no", "numara", "numarali", "olcu", "olcum", "olcusu"]);

/** True if a number stands alone or beside a word such as `numara`. Beside other words it could mean anything. */
const isNumbered = (before: readonly string[] = [], after: readonly string[] = []): boolean =>
  before.length + after.length === 0 || [...before, ...after].some((word) => NUMBER_WORDS.has(word));

/** Words that make another model of a phone, whether or not the set has that model. */
const KINDS = new Set("pro max plus mini ultra lite fe se edge note fold flip neo air prime c e s t".split(" "));

const NETWORK = /^[45]g$/;

const isOptional = (word: string): boolean => NETWORK.test(word) || makerIn(word).length > 0;

/** A name in comparable parts. `maker` and `network` may be missing. */
type Read = { maker: readonly string[]; network: string | undefined; core: string };

/** Reads the words of a name. Undefined if they name two makers or two networks. */
function readWords(words: readonly string[]): Read | undefined {
  const makers = words.map(makerIn);
  const [maker = []] = makers.toSorted((one, other) => other.length - one.length);
  const [network, ...others] = new Set(words.filter((word) => NETWORK.test(word)));
  if (others.length > 0 || !makers.every((one) => isWithin(one, maker))) return undefined;
  const core = words.filter((word) => !isOptional(word));
  return { maker, network, core: (core.length > 0 ? core : words).join("") };
}

const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word, at) => word === other[at]);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && isWithin(one, other);

function isNamed(value: Read, said: Read): boolean {
  if (value.network && said.network && value.network !== said.network) return false;
  if (IS_NUMBER.test(value.core)) return isSame(value.maker, said.maker);
  // Names that begin with a digit need the same maker and series, if both say one: a Redmi 15C is not a Xiaomi 15C.
  const isSaid = value.maker.length > 0 && said.maker.length > 0;
  if (isSaid && /^\d/.test(value.core)) return isSame(value.maker, said.maker);
  return isWithin(value.maker, said.maker) || isWithin(said.maker, value.maker);
}

type ReadSet = { isOfName(word: string): boolean; find(words: readonly string[]): number | undefined };

/** The cache of read sets. A set never changes, because saving makes a new one. */
const READ_SETS = new WeakMap<readonly Named[], ReadSet>();

function readSet(values: readonly Named[]): ReadSet {
  const known = READ_SETS.get(values);
  if (known) return known;
  const read = values.flatMap(({ name }, index) => {
    const words = nameWords(name);
    const one = readWords(words);
    return one && one.core !== "" ? [{ ...one, words, index }] : [];
  });
  const byCore = Map.groupBy(read, ({ core }) => core);
  const ofNames = new Set(read.flatMap(({ words }) => words).filter((word) => /^\p{L}{2,}$/u.test(word)));
  const set: ReadSet = {
    isOfName: (word) => ofNames.has(word) || KINDS.has(word) || isOptional(word),
    find(words) {
      const said = readWords(words);
      const named = said ? (byCore.get(said.core) ?? []).filter((value) => isNamed(value, said)) : [];
      const inNetwork = preferred(named, ({ network }) => network === said?.network);
      const [found, ...others] = preferred(inNetwork, ({ maker }) => said !== undefined && isSame(maker, said.maker));
      return others.length > 0 ? undefined : found?.index;
    },
  };
  READ_SETS.set(values, set);
  return set;
}

/** The better ones, or all if none is better. */
function preferred<One>(all: readonly One[], isBetter: (one: One) => boolean): readonly One[] {
  const better = all.filter(isBetter);
  return better.length > 0 ? better : all;
}

/** The values that a customer finds in a list's search: their full name contains every typed word. */
export function foundValues<Value extends { name: string }>(values: readonly Value[], typed: string): readonly Value[] {
  const words = typed
    .split(/[\s-]+/)
    .map(keyOf)
    .flatMap(withoutGluedMaker);
  const keys = new Map(values.map((value) => [value, fullKey(value.name)]));
  const having = (wanted: readonly string[]) =>
    values.filter((value) => wanted.every((word) => keys.get(value)?.includes(word)));
  const found = having(words);
  // Official names often contain a network, but names in a list rarely do.
  const withoutNetwork = words.filter((word) => !NETWORK.test(word));
  const named = found.length > 0 ? found : having(withoutNetwork);
  // A list of one maker's phones may leave the maker out: `A54` is found as a Samsung Galaxy A54.
  const core = withoutNetwork.filter((word) => makerIn(word).length === 0);
  return named.length > 0 || core.length === 0 ? named : having(core).filter(({ name }) => !saysMaker(name));
}

const saysMaker = (name: string): boolean => nameWords(name).some((word) => makerIn(word).length > 0);

const keyOf = (text: string): string => nameKey(text.replaceAll("+", " plus "));

/** The whole name of a model with everything that may stand before it: `Samsung A54` becomes `galaxysamsunga54`. */
const fullKey = (name: string): string => unsaidMakers(nameWords(name)).join("") + keyOf(name);
