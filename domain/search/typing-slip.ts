const LONGEST = 40;

/** A whole slip costs 1. A wrong vowel costs less, because vowels are confused most. */
const WHOLE = 1;
const VOWEL = 0.7;
const DOUBLED = 0.5;
const SWAPPED = 0.8;
const ALIKE = 0.7;
const NEIGHBOUR = 0.8;
const MISSED = 0.9;
const SUPERFLUOUS = 0.95;
/** Hardly anybody's first letter is wrong. */
const FIRST_MISTAKEN = 0.3;
/** In `tlfn` and `klye` the vowels were left out on purpose. */
const VOWEL_LEFT_OUT = 0.3;
/** The end of a word may not be typed yet, so what is missing there costs little. */
const UNTYPED = 0.15;
const UNTYPED_LETTER = 0.02;
/** Fewer letters with a slip in them would fit the beginning of too many words. */
const SHORTEST_BEGINNING = 5;

const A = 97;
const ALPHABET = 26;
const VOWEL_BITS = lettersOf("aeiou").reduce((bits, letter) => bits | (1 << letter), 0);
const LOOK_ALIKE = ["bp", "dt", "gk", "kq", "vw", "sz", "cs", "fv", "iy", "cj", "gy", "mn"];
/** Turkish keyboards, folded: ı stands beside u and o, i beside ş. */
const KEYBOARD_ROWS = ["qwertyuiopgu", "asdfghjklsi", "zxcvbnmoc"];

/** How much may be wrong with a word of this length for it to be worth a look. */
export function slipLimit({ length }: string): number {
  if (length < 3) return 0;
  if (length === 3) return 0.7;
  if (length === 4) return 1;
  if (length <= 6) return 1.3;
  return length <= 9 ? 2 : 2.4;
}

/** How much may be wrong if nothing else can have been meant: in a short word one letter makes another word. */
export function sureSlipLimit(word: string): number {
  const { length } = word;
  if (length < 3 || !/[aeiou]/.test(word)) return slipLimit(word);
  if (length <= 4) return 0.6;
  if (length <= 6) return 0.95;
  return length <= 9 ? 1.6 : 2.2;
}

/** A word's letters as numbers, a being 0. */
export type Letters = Int16Array;

export function lettersOf(word: string): Letters {
  const letters = new Int16Array(Math.min(word.length, LONGEST));
  for (let place = 0; place < letters.length; place += 1) letters[place] = word.charCodeAt(place) - A;
  return letters;
}

let [before, above, row] = [
  new Float64Array(LONGEST + 1),
  new Float64Array(LONGEST + 1),
  new Float64Array(LONGEST + 1),
];

/** What the slips between what was typed and the beginning of a word cost together; more than `limit` is Infinity. */
export function slipsFrom(typed: Letters, limit: number): (word: Letters) => number {
  const vowels = typed.filter(isVowel).length;
  const vowelMissed = vowels <= 1 && typed.length - vowels >= 3 ? VOWEL_LEFT_OUT : VOWEL;
  const band = Math.ceil(limit / Math.min(DOUBLED, vowelMissed));

  return (word) => {
    if (word.length < typed.length - band) return Number.POSITIVE_INFINITY;
    const length = Math.min(word.length, typed.length + band);
    above[0] = 0;
    for (let column = 1; column <= length; column += 1)
      above[column] = at(above, column - 1) + missed(word, column - 1);
    for (let line = 1; line <= typed.length; line += 1) {
      if (fillRow(line, length) > limit) return Number.POSITIVE_INFINITY;
      [before, above, row] = [above, row, before];
    }
    const cost = leastAtEnd(word.length, length);
    return cost <= limit ? cost : Number.POSITIVE_INFINITY;

    function fillRow(line: number, length: number): number {
      const [letter, previous] = [typed[line - 1] ?? 0, line > 1 ? typed[line - 2] : undefined];
      const superfluous = letter === previous ? DOUBLED : isVowel(letter) ? VOWEL : SUPERFLUOUS;
      const [from, to] = [Math.max(1, line - band), Math.min(length, line + band)];
      row[from - 1] = from === 1 ? at(above, 0) + superfluous : Number.POSITIVE_INFINITY;
      if (to < length) row[to + 1] = Number.POSITIVE_INFINITY;
      let least = at(row, from - 1);
      for (let column = from; column <= to; column += 1) {
        const target = word[column - 1] ?? 0;
        let cost = Math.min(
          at(above, column - 1) + mistaken(letter, target) + (line === 1 && letter !== target ? FIRST_MISTAKEN : 0),
          at(above, column) + superfluous,
          at(row, column - 1) + missed(word, column - 1),
        );
        if (column > 1 && letter === word[column - 2] && previous === target) {
          cost = Math.min(cost, at(before, column - 2) + SWAPPED);
        }
        row[column] = cost;
        if (cost < least) least = cost;
      }
      return least;
    }
  };

  function missed(word: Letters, place: number): number {
    if (place > 0 && word[place] === word[place - 1]) return DOUBLED;
    return isVowel(word[place]) ? vowelMissed : MISSED;
  }

  /** Past the band nothing was filled in, so only what lies inside counts. */
  function leastAtEnd(wordLength: number, length: number): number {
    const reachesEnd = wordLength === length;
    let least = reachesEnd ? at(above, length) : Number.POSITIVE_INFINITY;
    if (typed.length < SHORTEST_BEGINNING) return least;
    for (let column = Math.max(1, typed.length - band); column <= length; column += 1) {
      if (column === wordLength) continue;
      least = Math.min(least, at(above, column) + UNTYPED + UNTYPED_LETTER * (wordLength - column));
    }
    return least;
  }
}

/** A bit for each consonant of a word: comparing bits spares comparing letters. */
export function consonantsOf(letters: Letters): number {
  let bits = 0;
  for (const letter of letters) if (isLetter(letter) && !isVowel(letter)) bits |= 1 << letter;
  return bits;
}

/** False where the consonants alone tell that it is another word. */
export const mayBeSlip = (typed: number, word: number, limit: number): boolean =>
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

const MISTAKES = mistakes();

function mistakes(): Float64Array {
  const table = new Float64Array(ALPHABET * ALPHABET).fill(WHOLE);
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

function mistaken(typed: number, meant: number): number {
  if (typed === meant) return 0;
  return isLetter(typed) && isLetter(meant) ? at(MISTAKES, typed * ALPHABET + meant) : WHOLE;
}

function at(numbers: Float64Array, place: number): number {
  return numbers[place] ?? 0;
}
