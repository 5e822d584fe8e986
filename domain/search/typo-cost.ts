const MAX_LETTERS = 40;

/** Costs of one typo. A wrong vowel costs less than a wrong consonant, because vowels are confused most. */
const WRONG_LETTER = 1;
const VOWEL = 0.7;
const DOUBLED = 0.5;
const SWAPPED = 0.8;
const ALIKE = 0.7;
const NEIGHBOUR = 0.8;
const MISSING = 0.9;
const EXTRA = 0.95;
/** Added for a wrong first letter, which is rare. */
const FIRST_WRONG = 0.3;
/** People leave vowels out on purpose: `tlfn`, `klye`. */
const VOWEL_OMITTED = 0.3;
/** A missing end costs little, because the word may not be typed to its end yet. */
const UNTYPED_END = 0.35;
const UNTYPED_LETTER = 0.02;
/** Fewer letters with a typo would match the prefix of too many words. */
const MIN_PREFIX_LENGTH = 5;

const A = 97;
const ALPHABET = 26;
const VOWEL_BITS = lettersOf("aeiou").reduce((bits, letter) => bits | (1 << letter), 0);
const LOOK_ALIKE = ["bp", "dt", "gk", "kq", "vw", "sz", "cs", "fv", "iy", "cj", "gy", "mn"];
/** The rows of a Turkish keyboard, folded: ı stands beside u and o, i beside ş. */
const KEYBOARD_ROWS = ["qwertyuiopgu", "asdfghjklsi", "zxcvbnmoc"];

/** The highest cost at which a correction is shown as near. */
export function looseTypoLimit({ length }: string): number {
  if (length < 3) return 0;
  if (length === 3) return 0.7;
  if (length === 4) return 1;
  if (length <= 6) return 1.3;
  return length <= 9 ? 2 : 2.4;
}

/** The highest cost at which a correction counts as found. It is lower for short words, where one letter makes another word. */
export function strictTypoLimit(word: string): number {
  const { length } = word;
  if (length < 3 || !/[aeiou]/.test(word)) return looseTypoLimit(word);
  if (length <= 4) return 0.6;
  if (length <= 6) return 0.95;
  return length <= 9 ? 1.6 : 2.2;
}

/** The letters of a word as numbers; `a` is 0. */
export type Letters = Int16Array;

export function lettersOf(word: string): Letters {
  const letters = new Int16Array(Math.min(word.length, MAX_LETTERS));
  for (let index = 0; index < letters.length; index += 1) letters[index] = word.charCodeAt(index) - A;
  return letters;
}

/** The last three rows of the distance table. They are reused for every word. */
let [before, above, row] = [
  new Float64Array(MAX_LETTERS + 1),
  new Float64Array(MAX_LETTERS + 1),
  new Float64Array(MAX_LETTERS + 1),
];

/** A weighted edit distance between the typed letters and a word or its prefix. A cost above `limit` is Infinity. */
export function typoCostFrom(typed: Letters, limit: number): (word: Letters) => number {
  const vowels = typed.filter(isVowel).length;
  const missingVowelCost = vowels <= 1 && typed.length - vowels >= 3 ? VOWEL_OMITTED : VOWEL;
  const band = Math.ceil(limit / Math.min(DOUBLED, missingVowelCost));

  return (word) => {
    if (word.length < typed.length - band) return Number.POSITIVE_INFINITY;
    const length = Math.min(word.length, typed.length + band);
    above[0] = 0;
    for (let column = 1; column <= length; column += 1)
      above[column] = at(above, column - 1) + missingCost(word, column - 1);
    for (let line = 1; line <= typed.length; line += 1) {
      if (fillRow(line, length) > limit) return Number.POSITIVE_INFINITY;
      [before, above, row] = [above, row, before];
    }
    const cost = lowestAtEnd(word.length, length);
    return cost <= limit ? cost : Number.POSITIVE_INFINITY;

    function fillRow(line: number, length: number): number {
      const [letter, previous] = [typed[line - 1] ?? 0, line > 1 ? typed[line - 2] : undefined];
      const extraCost = letter === previous ? DOUBLED : isVowel(letter) ? VOWEL : EXTRA;
      const [from, to] = [Math.max(1, line - band), Math.min(length, line + band)];
      row[from - 1] = from === 1 ? at(above, 0) + extraCost : Number.POSITIVE_INFINITY;
      if (to < length) row[to + 1] = Number.POSITIVE_INFINITY;
      let lowest = at(row, from - 1);
      for (let column = from; column <= to; column += 1) {
        const target = word[column - 1] ?? 0;
        let cost = Math.min(
          at(above, column - 1) + wrongLetterCost(letter, target) + (line === 1 && letter !== target ? FIRST_WRONG : 0),
          at(above, column) + extraCost,
          at(row, column - 1) + missingCost(word, column - 1),
        );
        if (column > 1 && letter === word[column - 2] && previous === target) {
          cost = Math.min(cost, at(before, column - 2) + SWAPPED);
        }
        row[column] = cost;
        if (cost < lowest) lowest = cost;
      }
      return lowest;
    }
  };

  function missingCost(word: Letters, index: number): number {
    if (index > 0 && word[index] === word[index - 1]) return DOUBLED;
    return isVowel(word[index]) ? missingVowelCost : MISSING;
  }

  /** Reads only the columns inside the band; the others were not computed. */
  function lowestAtEnd(wordLength: number, length: number): number {
    const reachesEnd = wordLength === length;
    let lowest = reachesEnd ? at(above, length) : Number.POSITIVE_INFINITY;
    if (typed.length < MIN_PREFIX_LENGTH) return lowest;
    for (let column = Math.max(1, typed.length - band); column <= length; column += 1) {
      if (column === wordLength) continue;
      lowest = Math.min(lowest, at(above, column) + UNTYPED_END + UNTYPED_LETTER * (wordLength - column));
    }
    return lowest;
  }
}

/** A bit for each consonant of a word, for a quick check before letters are compared. */
export function consonantsOf(letters: Letters): number {
  let bits = 0;
  for (const letter of letters) if (isLetter(letter) && !isVowel(letter)) bits |= 1 << letter;
  return bits;
}

/** False if the consonants alone already cost more than `limit`. */
export const mayBeTypo = (typed: number, word: number, limit: number): boolean =>
  bitCount(typed & ~word) * ALIKE <= limit;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function isLetter(letter: number): boolean {
  return letter >= 0 && letter < ALPHABET;
}

function isVowel(letter = -1): boolean {
  return isLetter(letter) && (VOWEL_BITS & (1 << letter)) !== 0;
}

const WRONG_LETTER_COSTS = wrongLetterCosts();

function wrongLetterCosts(): Float64Array {
  const table = new Float64Array(ALPHABET * ALPHABET).fill(WRONG_LETTER);
  const alike = LOOK_ALIKE.map(lettersOf);
  const neighbours = KEYBOARD_ROWS.flatMap((row) => [...row].slice(1).map((key, at) => lettersOf(`${row[at]}${key}`)));
  const isPairIn = (pairs: readonly Letters[], left: number, right: number) =>
    pairs.some((pair) => pair.includes(left) && pair.includes(right));
  for (let left = 0; left < ALPHABET; left += 1) {
    for (let right = 0; right < ALPHABET; right += 1) {
      if (isPairIn(neighbours, left, right)) table[left * ALPHABET + right] = NEIGHBOUR;
      if (isVowel(left) && isVowel(right)) table[left * ALPHABET + right] = VOWEL;
      if (isPairIn(alike, left, right)) table[left * ALPHABET + right] = ALIKE;
    }
  }
  return table;
}

function wrongLetterCost(typed: number, meant: number): number {
  if (typed === meant) return 0;
  return isLetter(typed) && isLetter(meant) ? at(WRONG_LETTER_COSTS, typed * ALPHABET + meant) : WRONG_LETTER;
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}
