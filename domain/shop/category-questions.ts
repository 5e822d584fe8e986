import type { InfoSection } from "../settings/info-text.ts";
import { fold } from "../turkish.ts";
import { fillSections, type InfoFacts } from "./info-page.ts";

/** `about`: beginnings of words; the question is asked only of products whose name has one of them. */
export type ProductQuestion = InfoSection & { about?: readonly string[] };

/** Questions before buying: a category's own by its slug, and those of all products. */
export type CategoryQuestions = {
  general: readonly ProductQuestion[];
  byCategory: Readonly<Record<string, readonly ProductQuestion[]>>;
};

const QUESTIONS_SHOWN = 3;

/** Those about such a product come first, then those of its category, then the general ones. */
export function questionsOf(
  { name, category }: { name: string; category: string },
  { general, byCategory }: CategoryQuestions,
  facts: InfoFacts,
): InfoSection[] {
  const own = Object.hasOwn(byCategory, category) ? (byCategory[category] ?? []) : [];
  const words = fold(name).split(/[^a-z0-9]+/);
  const asked = [...own, ...general].filter(({ about }) => !about || hasOneOf(words, about));
  const closestFirst = [...asked.filter(({ about }) => about), ...asked.filter(({ about }) => !about)];
  return fillSections(closestFirst, facts).slice(0, QUESTIONS_SHOWN);
}

const hasOneOf = (words: readonly string[], beginnings: readonly string[]) =>
  beginnings.some((beginning) => words.some((word) => word.startsWith(fold(beginning))));
