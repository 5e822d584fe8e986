/**
 * Words of an occasion or a person, `doğum günü` or `anneye`. Everything here is a gift, so a product may lack them; those
 * that have them, or one of the words of the shop that are `fitting`, come first.
 */
export type Occasion = { words: readonly string[]; fitting: readonly string[] };

/** Words that ask about the shop and not for a product, and the info page (by its slug) that answers. */
export type Topic = { words: readonly string[]; page: string; title: string; text: string };

export type TopicLink = Pick<Topic, "page" | "title" | "text">;

/** What the search knows beside the shop's own words; the owner may add to it (settings). */
export type SearchGuide = { occasions: readonly Occasion[]; topics: readonly Topic[] };

export const NO_GUIDE: SearchGuide = { occasions: [], topics: [] };
