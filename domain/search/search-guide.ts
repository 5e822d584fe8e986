import type { ListingOrder } from "../listing/listing.ts";

/**
 * Words of an occasion, such as `doğum günü`. Alone they find only products with a `fitting` word in name or category. If `fitting` is
 * empty, as for `hediye`, every product fits. Beside a product or a person they only change the order.
 */
export type Occasion = { words: readonly string[]; fitting: readonly string[] };

/** Words of a person, such as `anneye`. Only products with a `fitting` word in name or category are found. */
export type Recipient = Occasion & {
  /** As in `Bebek için uygun bir ürünümüz yok`. */
  name: string;
  /** A product with one of these words in name or category is never found, whatever else is typed. */
  never: readonly string[];
  /** A product with one of these words is found only if the product itself is asked for: `erkek bileklik`. */
  unlikely?: readonly string[];
  /** Beside other persons, the youngest child decides what fits: `10 yaş kız`. */
  isChild?: boolean;
  /** A child beside such a person is a boy: `10 yaşında erkek`. Only the gift finder asks. */
  isMale?: boolean;
  /** The first and the last age in years. Beside another person, an adult's age decides nothing. */
  ages?: readonly [number, number];
  /** A link of the home page. */
  way?: GiftWay;
};

/** An occasion of gifts. Without `isNarrow` it decides only if no person is named; beside a person it orders. */
export type GiftOccasion = Occasion & {
  name: string;
  isNarrow?: boolean;
  /** The name of the person whose day it is: `Anneler Günü` is for `Anne`. */
  person?: string;
  /** The ids of its days in the calendar (domain/occasion/special-days.ts), if not the slug of its name. */
  days?: readonly string[];
};

/** What somebody likes: `Kahve`, `Oyun`. `isPersonal`: everything fits on which a name is written. */
export type GiftTaste = Occasion & { name: string; isPersonal?: boolean };

/** Words that ask for an order of the answer, such as `en ucuz`, or for a part of it, such as `indirimli` and `stokta olan`. */
export type AskedSort = { words: readonly string[]; sort: ListingOrder; discounted?: boolean; inStock?: boolean };

/** Words for goods that this shop does not have. A shop that has a product of that name finds it instead. */
export type NotSold = {
  words: readonly string[];
  title: string;
  text: string;
  /** Products with one of these words in name or category are offered in place of these goods. */
  instead?: readonly string[];
};

/** A word that names several things: whoever types `çiçek` finds a `lale`, but not the reverse. */
export type Kind = { name: string; of: readonly string[] };

/** Words of a query about the shop itself, and the slug of the info page that answers it. */
export type Topic = { words: readonly string[]; page: string; title: string; text: string };

export type TopicLink = Pick<Topic, "page" | "title" | "text">;

/** A link to the answer of a query. */
export type GiftWay = { label: string; query: string };

/** Knowledge of the search besides products. */
export type SearchGuide = {
  occasions: readonly Occasion[];
  topics: readonly Topic[];
  recipients: readonly Recipient[];
  orders: readonly AskedSort[];
  notSold: readonly NotSold[];
  kinds: readonly Kind[];
  /** Queries with a price. */
  budgets: readonly GiftWay[];
  /** What only the gift finder reads (domain/gift/read-wish.ts). */
  giftOccasions: readonly GiftOccasion[];
  giftTastes: readonly GiftTaste[];
};

export const NO_GUIDE: SearchGuide = {
  occasions: [],
  topics: [],
  recipients: [],
  orders: [],
  notSold: [],
  kinds: [],
  budgets: [],
  giftOccasions: [],
  giftTastes: [],
};
