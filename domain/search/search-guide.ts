/**
 * Words of an occasion or a person, such as `doğum günü` or `anneye`. They filter nothing, because every product is a gift.
 * Products that contain one of them, or one of the `fitting` words, come first.
 */
export type Occasion = { words: readonly string[]; fitting: readonly string[] };

/** Words of a query about the shop itself, and the slug of the info page that answers it. */
export type Topic = { words: readonly string[]; page: string; title: string; text: string };

export type TopicLink = Pick<Topic, "page" | "title" | "text">;

/** The occasions and topics that the search knows. The owner may add her own in the settings. */
export type SearchGuide = { occasions: readonly Occasion[]; topics: readonly Topic[] };

export const NO_GUIDE: SearchGuide = { occasions: [], topics: [] };
