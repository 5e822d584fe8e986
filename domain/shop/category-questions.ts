import { fillSections, type InfoFacts, type InfoSection } from "./info-page.ts";

/** Questions before buying: a category's own by its slug, and those of all other categories. */
export type CategoryQuestions = {
  general: readonly InfoSection[];
  byCategory: Readonly<Record<string, readonly InfoSection[]>>;
};

export function questionsOf(
  category: string,
  { general, byCategory }: CategoryQuestions,
  facts: InfoFacts,
): InfoSection[] {
  const own = Object.hasOwn(byCategory, category) ? byCategory[category] : undefined;
  return fillSections(own ?? general, facts);
}
