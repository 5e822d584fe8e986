/**
 * Makers and series of phones. They may be left out of a model's name and put before it: `Galaxy A54`, `Samsung Galaxy A54` and `A54` are
 * one phone. The words of one entry, such as `samsung galaxy`, name the same maker.
 */
const MAKERS = [
  "apple iphone",
  "samsung galaxy",
  "google pixel",
  "motorola moto",
  ..."xiaomi huawei honor oppo vivo realme oneplus tecno infinix nokia tcl casper reeder omix".split(" "),
].map((line) => line.split(" "));

/** A series with names of its own: a Redmi 13 is no Xiaomi 13. */
const MAKER_OF: Readonly<Record<string, string>> = { redmi: "xiaomi", poco: "xiaomi" };

const LINE_OF = new Map(MAKERS.flatMap((line) => line.map((word) => [word, line])));

/** The maker, then the series, that a word names. None for another word. */
export function makerIn(word: string): readonly string[] {
  const maker = MAKER_OF[word];
  const [name] = LINE_OF.get(word) ?? [];
  return maker === undefined ? (name === undefined ? [] : [name]) : [maker, word];
}

/** The maker and series that a name leaves out, or says in another word. */
export function unsaidMakers(words: readonly string[]): string[] {
  const meant = words.flatMap((word) => [...(LINE_OF.get(word) ?? []), ...makerIn(word)]);
  return [...new Set(meant)].filter((word) => !words.includes(word));
}

const GLUED = new RegExp(`^(?:${[...LINE_OF.keys(), ...Object.keys(MAKER_OF)].join("|")})`);

/** `galaxys` of `galaxys24` is two words, `samsunggalaxys` three. */
export function withoutGluedMaker(word: string): string[] {
  const maker = GLUED.exec(word)?.[0] ?? "";
  const rest = word.slice(maker.length);
  return maker === "" || rest === "" ? [word] : [maker, ...withoutGluedMaker(rest)];
}
