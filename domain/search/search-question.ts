import { type Answer, mergeAnswer, type SearchIndex } from "./search-index.ts";
import type { Typed } from "./search-match.ts";
import { searchWords } from "./search-words.ts";

/** Words people type around what they look for; they may be missing. */
const AROUND = new Set(
  searchWords(
    `ve ile için bir en ne bu şu da de mi çok bana var olan gibi istiyorum lazım arıyorum almak al satın sipariş
    fiyat fiyatı fiyatları ucuz uygun güzel model modeli modelleri çeşit çeşitleri renk renkli renginde adet tane`,
  ),
);

export type AskedWord = { text: string; isOptional: boolean; isLast: boolean };

const MOST_WORDS = 12;

export function readQuestion(question: string): AskedWord[] {
  const words = searchWords(question).slice(0, MOST_WORDS);
  const isOnlyAround = words.every((word) => AROUND.has(word));
  return words.map((text, at) => ({
    text,
    isOptional: AROUND.has(text) && !isOnlyAround,
    isLast: at === words.length - 1,
  }));
}

/**
 * Where typos are looked for: in words the shop does not have, in every word, or in every word with more typos each.
 */
export type Guessing = "unknown-words" | "every-word" | "every-word-widely";

const GENEROSITY = 1.4;
const MOST_TOGETHER = 3;
/** A product that was only described with the word gives way to one that may be called so. */
const DESCRIBED = 0.3;

/** For each word of the question, who answers it; a word may also be answered together with its neighbours. */
export function answersOf(index: SearchIndex, words: readonly AskedWord[], guessing: Guessing): Answer[] {
  const answers = words.map((word) => index.exact(word));
  for (const { from, to, answer } of answersTogether(index, words)) {
    for (const own of answers.slice(from, to)) mergeAnswer(own, answer);
  }
  const isUnknown = answers.map(({ best }) => best <= DESCRIBED);
  words.forEach(({ text, isOptional }, at) => {
    const answer = answers[at];
    if (!answer || isOptional || (guessing === "unknown-words" && !isUnknown[at])) return;
    mergeAnswer(answer, index.guessed(text, 1));
    if (answer.count === 0 && guessing === "every-word-widely") mergeAnswer(answer, index.guessed(text, GENEROSITY));
  });
  return answers;
}

type Together = { from: number; to: number; answer: Answer };

/** Words that should have been one: `la bubu`, `power bank`. */
function answersTogether(index: SearchIndex, words: readonly AskedWord[]): Together[] {
  const found: Together[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(from + MOST_TOGETHER, words.length); to += 1) {
      const typed = asOne(words.slice(from, to));
      if (index.isNamed(typed)) found.push({ from, to, answer: index.exact(typed) });
    }
  }
  return found;
}

function asOne(words: readonly AskedWord[]): Typed {
  const text = words.map((word) => word.text).join("");
  const last = words.at(-1);
  return { text, isLast: last?.isLast ?? false, longerThan: text.length - (last?.text.length ?? 0) };
}
