import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import type { Occasion, Recipient } from "./search-guide.ts";
import { searchWords } from "./search-words.ts";
import { stemsOf } from "./turkish-stem.ts";

/** The person or the occasion of a gift. Only a person excludes products. */
type GiftFor = Occasion & Partial<Recipient>;

export type GiftFit = ReturnType<ReturnType<typeof createGiftFit>>;

/** The words of a product's name. Products never change, so the words are computed once. */
const wordsOfNames = new WeakMap<Product, ReadonlySet<string>>();

/** Decides which products suit somebody, by the words of their names and categories. */
export function createGiftFit(categories: readonly Pick<Category, "slug" | "name">[]) {
  const formsIn = createForms();
  const wordsOfCategories = new Map(categories.map(({ slug, name }) => [slug, formsIn(name)]));

  function wordsOf(product: Product): ReadonlySet<string> {
    const words = wordsOfNames.get(product) ?? formsIn(product.name);
    wordsOfNames.set(product, words);
    return words;
  }

  function hasOneOf(phrases: readonly string[][], product: Product): boolean {
    const [named, listed] = [wordsOf(product), wordsOfCategories.get(product.category)];
    return phrases.some((phrase) => phrase.every((word) => named.has(word) || listed?.has(word)));
  }

  return (recipients: readonly GiftFor[]) => {
    const deciding = decidingOf(recipients);
    const never = phrasesIn(recipients.map((recipient) => recipient.never ?? []));
    const unlikely = phrasesIn(recipients.map((recipient) => recipient.unlikely ?? []));
    const fitting = phrasesIn(deciding.flatMap((recipient) => [recipient.fitting, recipient.words]));
    const isAllowed = remembered((product) => !hasOneOf(never, product));
    const isFitting = remembered(
      (product) => hasOneOf(fitting, product) && !hasOneOf(unlikely, product) && isAllowed(product),
    );
    return { name: deciding[0]?.name, isAllowed, isFitting };
  };
}

function remembered(decide: (product: Product) => boolean): (product: Product) => boolean {
  const known = new WeakMap<Product, boolean>();
  return (product) => {
    const answer = known.get(product) ?? decide(product);
    known.set(product, answer);
    return answer;
  };
}

/** If a query names several persons, the youngest child decides. Without a child all decide, except persons of whom only the age is known. */
function decidingOf(recipients: readonly GiftFor[]): readonly GiftFor[] {
  const children = recipients.filter(({ isChild }) => isChild);
  const others = recipients.filter(({ ages }) => !ages);
  if (children.length === 0) return others.length > 0 ? others : recipients;
  return children.toSorted((one, other) => (one.ages?.[0] ?? 0) - (other.ages?.[0] ?? 0)).slice(0, 1);
}

/** Shorter stems belong to other words too: `askısı` has the letters of `aşk`. */
const MIN_SAFE_STEM = 4;

/** Gives the words of a text and their possible stems. Many products share words, so the stems of each are guessed once. */
function createForms() {
  const known = new Map<string, readonly string[]>();
  function formsOf(word: string): readonly string[] {
    const forms = known.get(word) ?? [word, ...stemsOf(word).filter(({ length }) => length >= MIN_SAFE_STEM)];
    known.set(word, forms);
    return forms;
  }
  return (text: string): ReadonlySet<string> => new Set(searchWords(text).flatMap(formsOf));
}

const phrasesIn = (lists: readonly (readonly string[])[]): string[][] =>
  lists.flatMap((phrases) => phrases.map(searchWords)).filter(({ length }) => length > 0);
