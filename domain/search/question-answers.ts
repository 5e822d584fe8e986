import { asOneWord } from "./question-phrases.ts";
import type { Occasion } from "./search-guide.ts";
import { type Answer, mergeAnswer, type SearchIndex } from "./search-index.ts";
import type { AskedWord } from "./search-question.ts";
import type { OccasionAnswer } from "./search-ranking.ts";
import { COLOR } from "./search-terms.ts";
import { searchWords } from "./search-words.ts";

/** Where typos are looked for: nowhere, in words the shop does not have, in every word, or in every word more of them. */
export type Guessing = "nowhere" | "unknown-words" | "every-word" | "every-word-widely";

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
  if (guessing === "nowhere") return answers.map((answer, at) => (isUnknown[at] ? index.nobody() : answer));
  words.forEach(({ text, isOptional }, at) => {
    const answer = answers[at];
    if (!answer || isOptional || (guessing === "unknown-words" && !isUnknown[at])) return;
    mergeAnswer(answer, index.guessed(text, "sure"));
    if (answer.count === 0 && guessing === "every-word-widely") mergeAnswer(answer, index.guessed(text, "wide"));
  });
  return answers;
}

type Together = { from: number; to: number; answer: Answer };

/** Words that should have been one: `la bubu`, `power bank`. */
function answersTogether(index: SearchIndex, words: readonly AskedWord[]): Together[] {
  const found: Together[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(from + MOST_TOGETHER, words.length); to += 1) {
      const typed = asOneWord(words.slice(from, to));
      if (index.isNamed(typed)) found.push({ from, to, answer: index.exact(typed) });
    }
  }
  return found;
}

/** What says the words itself goes before what only fits. */
const SAID = 0.85;
const FITTING = 0.8;

/** The products for an occasion, and how well each fits. */
export function occasionAnswer(index: SearchIndex, { words, fitting }: Occasion): OccasionAnswer {
  const answer = { ...index.nobody(), isForAll: fitting.length === 0 };
  for (const phrase of fitting) {
    mergeAnswer(answer, index.saying(searchWords(phrase)), (score) => FITTING * Math.min(score, 1));
  }
  answer.terms.clear();
  for (const phrase of words) {
    // `bebek mavisi` is no word for a baby.
    mergeAnswer(answer, index.saying(searchWords(phrase), COLOR), (score) => SAID + (1 - SAID) * score);
  }
  return answer;
}
