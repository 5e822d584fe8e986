import type { PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import { discountPercent, lowestPrice, startPrices } from "../catalog/shown-price.ts";
import type { Chosen } from "../choice/chosen.ts";
import { isThere } from "../choice/options.ts";
import { inOrder, isPriced, type PriceRange } from "../listing/list-query.ts";
import { type ListingOrder, PLAIN_LISTING, PRODUCT_SORT_OF } from "../listing/listing.ts";
import { choiceIn, type OfferedNames } from "./asked-choice.ts";
import type { GiftFit } from "./gift-fit.ts";
import { hitsOf, knownPart, missingBeside, type TypoSearch, withoutColors } from "./query-hits.ts";
import type { QueryPrice } from "./query-price.ts";
import type { NotSold, Occasion, Topic, TopicLink } from "./search-guide.ts";
import type { Hits } from "./search-index.ts";
import { parseQuery, type QueryParts } from "./search-query.ts";
import {
  type OccasionHits,
  type Ranked,
  type RankingInput,
  rankFull,
  rankNamed,
  rankNearest,
  rankThings,
} from "./search-ranking.ts";
import type { SearchTerms, TermSource } from "./search-terms.ts";

/** Holds the product and not its id, because the product may be replaced before an id is looked up. */
type FoundProduct = {
  product: Product;
  /** The words of the product's name that matched, as written there. */
  matched: string[];
  /** The colors and values of the product that the query names. The product counts as sold out if it is sold out in these. */
  chosen: Chosen;
};

export type Absence = Pick<NotSold, "title" | "text">;

export type SearchResult = {
  found: FoundProduct[];
  /** The number of matches without the limit. */
  total: number;
  isNear: boolean;
  /** The order that the query asks for. */
  sort?: ListingOrder | undefined;
  /** The price range that the query names. Only near products may lie outside it. */
  price?: QueryPrice | undefined;
  /** A price that the query may mean; nothing is filtered by it. */
  maybePrice?: QueryPrice | undefined;
  /** The page that answers a query about the shop itself. */
  topic?: TopicLink | undefined;
  /** A sentence for a query if the shop does not sell what it names, has nothing for the person or at the price, or has only a part of it. */
  absence?: Absence | undefined;
};

export type IndexedProduct = SearchTerms & TermSource & PositionedProduct & { offered: OfferedNames };

type SearchContext = QueryParts & {
  slots: readonly (IndexedProduct | undefined)[];
  occasionHits: (occasion: Occasion) => OccasionHits;
  giftFit: (giftsFor: readonly Occasion[]) => GiftFit;
};

/** `sort` replaces the order that the query asks for. */
type Asked = { limit: number; sort: ListingOrder | undefined };

type Rank = (input: RankingInput<IndexedProduct>) => Ranked<IndexedProduct>;

export function runQuery(typed: string, { limit, sort }: Asked, context: SearchContext): SearchResult {
  const { index, slots, occasionHits } = context;
  const { words, price, topic, orders, notSold, recipients, ...query } = parseQuery(typed, context);
  const order = orders.find(({ sort }) => sort !== PLAIN_LISTING.sort) ?? orders[0];
  const occasions = [...query.occasions, ...recipients].map(occasionHits);
  const hasNeededWords = words.some(({ isOptional }) => !isOptional);
  const wantedSort = sort ?? order?.sort ?? PLAIN_LISTING.sort;

  const [giftsFor = []] = [recipients, query.occasions.filter(isSpecial), insteadOf(notSold)].filter(isNotEmpty);
  const fit = isNotEmpty(giftsFor) ? context.giftFit(giftsFor) : undefined;
  const isAnything = isNotEmpty(words) || isNotEmpty(occasions) || (price ?? order ?? fit) !== undefined;
  const isForPerson = (product: Product) => !fit || (hasNeededWords ? fit.isAllowed(product) : fit.isFitting(product));
  const isAsked = (product: Product) =>
    orders.every(
      ({ discounted, inStock }) =>
        (!discounted || discountPercent(startPrices(product)) !== undefined) && (!inStock || product.inStock),
    );

  const knownHits = new Map<TypoSearch, Hits[]>();
  const hitsWith = (typos: TypoSearch): Hits[] => {
    const hits = knownHits.get(typos) ?? hitsOf(index, words, typos);
    knownHits.set(typos, hits);
    return hits;
  };
  const search = (rank: Rank, typos: TypoSearch, isWanted: (product: Product) => boolean, searched = words) => {
    const hits = hitsWith(typos);
    const ranked = rank({
      slots,
      words: searched,
      hits,
      occasions,
      isWanted,
      minShare: 0,
      limit: rankLimit(limit, wantedSort),
    });
    const items = sorted(ranked.items, wantedSort).slice(0, limit);
    return { found: inStockFirst(describe(items, [...hits, ...occasions], typed), productIn), total: ranked.total };
  };
  const firstFull = (rank: Rank, isWanted: (product: Product) => boolean) => {
    const typoSearches = topic ? (["none"] as const) : (["unknown-words", "every-word"] as const);
    for (const typos of isAnything ? typoSearches : []) {
      const result = search(rank, typos, isWanted);
      if (result.total > 0) return result;
    }
    return undefined;
  };
  const firstThings = (isWanted: (product: Product) => boolean) => {
    if (!words.some(({ isThing }) => isThing)) return undefined;
    const things = search(rankThings, topic ? "none" : "unknown-words", isWanted);
    return things.total > 0 ? things : undefined;
  };
  const absenceFor = (): Absence | undefined => {
    if (notSold) return notSold;
    if (!fit || slots.some((item) => item && isForPerson(item.product) && !hasNeededWords)) return undefined;
    const isForOthers = !firstFull(rankFull, isForPerson) && firstFull(rankFull, () => true);
    return isForOthers || !hasNeededWords ? nothingFor(fit) : undefined;
  };

  const read = { price, topic: topic && linkTo(topic), sort: order?.sort, maybePrice: query.maybePrice };
  const nothing = { found: [], total: 0, isNear: false, ...read };
  if (notSold && !hasNeededWords && !fit) return { ...nothing, absence: saying(notSold) };
  const isWanted = (product: Product) =>
    isForPerson(product) && isAsked(product) && isPriced(product, price?.range ?? {});
  const named = order || notSold ? firstFull(rankNamed, isWanted) : firstThings(isWanted);
  const full = named ?? (notSold ? undefined : firstFull(rankFull, isWanted));
  if (full) return { ...full, isNear: false, ...read, absence: notSold && saying(notSold) };
  const absence = absenceFor();
  if (absence || topic || typed.trim() === "") return { ...nothing, absence: absence && saying(absence) };
  for (const known of [knownPart(words, hitsWith("unknown-words")), withoutColors(words)]) {
    const part = known && search(rankNamed, "unknown-words", isWanted, known);
    if (part && part.total > 0) return { ...part, isNear: true, ...read, absence: missingBeside(known, words, typed) };
  }
  const otherPriced =
    price && firstFull(rankByPriceDistance(price.range), (product) => isForPerson(product) && isAsked(product));
  if (otherPriced) return { ...otherPriced, isNear: true, ...read, absence: OTHER_PRICES };
  return { ...search(rankNearest, "every-word-loosely", isForPerson), isNear: true, ...read };
}

const OTHER_PRICES: Absence = { title: "Bu fiyata bulamadık", text: "Aşağıdakiler fiyatı en yakın olanlar." };

const linkTo = ({ page, title, text }: Topic): TopicLink => ({ page, title, text });

const saying = ({ title, text }: Absence): Absence => ({ title, text });

const isNotEmpty = (list: readonly unknown[]): boolean => list.length > 0;

const isSpecial = ({ fitting }: Occasion): boolean => fitting.length > 0;

const insteadOf = (notSold: NotSold | undefined): readonly Occasion[] =>
  notSold?.instead ? [{ words: [], fitting: notSold.instead }] : [];

const nothingFor = ({ name }: GiftFit): Absence => ({
  title: name ? `${name} için uygun bir ürünümüz yok` : "Buna özel bir ürünümüz yok",
  text: "Şimdilik böyle; yakışmayan bir şey önermek istemedik.",
});

/** Another order than the search's own needs all products before the limit applies. */
const rankLimit = (limit: number, sort: ListingOrder): number =>
  sort === PLAIN_LISTING.sort ? limit : Number.POSITIVE_INFINITY;

/** Sorts by `sort`. In every order products in stock come first. */
function sorted(ranked: readonly IndexedProduct[], sort: ListingOrder): readonly IndexedProduct[] {
  if (sort === PLAIN_LISTING.sort) return ranked;
  const itemOf = new Map(ranked.map((item) => [item.product, item]));
  const products = inOrder([...itemOf.keys()], PRODUCT_SORT_OF[sort]);
  return inStockFirst(products, (product) => product).flatMap((product) => itemOf.get(product) ?? []);
}

const inStockFirst = <Item>(items: readonly Item[], productOf: (item: Item) => Product): Item[] =>
  items.toSorted((one, other) => Number(productOf(other).inStock) - Number(productOf(one).inStock));

/** Full matches of another price, the closest price first. */
const rankByPriceDistance =
  ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: PriceRange): Rank =>
  (input) => {
    const { items, total } = rankFull({ ...input, limit: Number.POSITIVE_INFINITY });
    const distance = ({ product }: IndexedProduct) =>
      Math.max(minPrice - lowestPrice(product), lowestPrice(product) - maxPrice);
    const byDistance = items.toSorted((one, other) => distance(one) - distance(other));
    return { items: inStockFirst(byDistance, (item) => item.product).slice(0, input.limit), total };
  };

const productIn = ({ product }: FoundProduct): Product => product;

function describe(ranked: readonly IndexedProduct[], hits: readonly Hits[], typed: string): FoundProduct[] {
  const terms = new Set(hits.flatMap((hits) => [...hits.terms]));
  const chosenIn = choiceIn(typed);
  return ranked.map(({ product, nameWords, offered }) => {
    const matched = nameWords.filter((word) => [...word.terms].some((term) => terms.has(term))).map(({ text }) => text);
    const chosen = chosenIn(offered);
    const inStock = isThere(product, offered.options, chosen);
    const asked = inStock === product.inStock ? product : { ...product, inStock };
    return { product: asked, matched: [...new Set(matched)], chosen };
  });
}
