export const MIN_STEM_LENGTH = 3;
const MAX_SUFFIXES = 4;

type Suffixes = { after: RegExp; shortest?: number; endings: readonly string[] };

/** Suffixes of folded words: `i` stands for ı and i, `u` for u and ü. The check of the letter before keeps `kolye` from becoming `kol` (arm). */
const SUFFIXES: readonly Suffixes[] = [
  {
    after: /[aeiou]$/,
    endings: words("si su yi yu ni nu ye ya ne na nin nun yle yla miz muz niz nuz nde nda nden ndan"),
  },
  { after: /[aeiou]$/, shortest: 4, endings: words("m n") },
  { after: /[^aeiou]$/, endings: words("i u in un im um imiz umuz iniz unuz") },
  { after: /[^aeiou]$/, shortest: 4, endings: words("e a") },
  { after: /[fstkchp]$/, endings: words("te ta ten tan") },
  { after: /[^fstkchp]$/, endings: words("de da den dan") },
  { after: /./, endings: words("lar ler le la li lu siz suz cik cuk ki") },
];

const HARDENED: Record<string, string> = { g: "k", b: "p", d: "t" };

/**
 * The possible stems of a folded word, without the word itself, those with the fewest suffixes removed first:
 * `kiliflari` → `kilif`, `yuzugu` → `yuzuk`. Wrong stems do no harm, because a stem counts only if the shop has that word.
 */
export function stemsOf(word: string): string[] {
  const stems = new Set<string>();
  let shortened = [word];
  for (let cut = 0; cut < MAX_SUFFIXES && shortened.length > 0; cut += 1) {
    shortened = shortened.flatMap(withoutSuffix).filter((stem) => !stems.has(stem));
    for (const stem of shortened) stems.add(stem);
  }
  stems.delete(word);
  return [...stems];
}

const withoutSuffix = (word: string): string[] =>
  SUFFIXES.flatMap(({ after, shortest = MIN_STEM_LENGTH, endings }) =>
    endings.flatMap((ending) => {
      if (!word.endsWith(ending)) return [];
      const stem = word.slice(0, -ending.length);
      const isStem = stem.length >= shortest && after.test(stem) && /[aeiou]/.test(stem);
      return isStem ? [stem, ...hardened(stem, ending)] : [];
    }),
  );

/** k, p and t turn soft before a vowel. So does ç, but folding has already made it c. */
function hardened(stem: string, ending: string): string[] {
  const hard = HARDENED[stem.at(-1) ?? ""];
  return hard && /^[aeiou]/.test(ending) ? [stem.slice(0, -1) + hard] : [];
}

function words(list: string): string[] {
  return list.split(" ");
}
