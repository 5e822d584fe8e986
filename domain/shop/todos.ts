import { colorsWithoutPicture } from "../catalog/color-pictures.ts";
import { pictureHash } from "../catalog/media.ts";
import { isMisleading, type PriceHistory } from "../catalog/price-history.ts";
import type { Product } from "../catalog/product.ts";
import { oldPriceOf } from "../catalog/shown-price.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { allCounts } from "../choice/counted-together.ts";
import { isOffered, markName } from "../choice/product-options.ts";
import { istanbulDate, type ShownDays } from "../istanbul.ts";
import type { TroubledRow } from "../ledger.ts";
import { missingFacts } from "./shop-facts.ts";
import { type Destinations, openTarget, truthfulSlides } from "./slides-of-home.ts";
import type { Snapshot } from "./snapshot.ts";

/** The kinds of todos, the most urgent first, and who can do them. Settings, slides, categories and copies are the owner's, so a helper cannot. */
const WHO_CAN_DO = {
  "no-number": "owner",
  "missing-fact": "owner",
  "no-copy": "owner",
  "one-way-in": "owner",
  "troubled-setting": "owner",
  "troubled-category": "owner",
  "troubled-product": "staff",
  "troubled-order": "staff",
  "troubled-plan": "owner",
  "no-picture": "staff",
  "sold-out-featured": "staff",
  "running-out": "staff",
  "misleading-discount": "staff",
  "past-notice": "owner",
  "past-slide": "owner",
  "untrue-slide": "owner",
  "dead-slide": "owner",
  "dead-block": "owner",
  "slide-without-picture": "owner",
  "empty-category": "owner",
  "color-without-picture": "staff",
} as const;

export type TodoKind = keyof typeof WHO_CAN_DO;

const isTodoKind = (kind: string): kind is TodoKind => Object.hasOwn(WHO_CAN_DO, kind);

export const TODO_KINDS = Object.keys(WHO_CAN_DO).filter(isTodoKind);

export const isOwnersTodo = (kind: TodoKind): boolean => WHO_CAN_DO[kind] === "owner";

/** `items` are the first ones of `count`. The id of an item is that of a product, order, category or slide, or the name of a fact. */
export type Todo = { kind: TodoKind; count: number; items: TodoItem[] };

type TodoItem = { id: string; name: string };

/** The most items of a todo. The next ones are listed once these are done. */
const LISTED_ITEMS = 100;

type Parts = {
  snapshot: Destinations & Pick<Snapshot, "categories" | "heroSlides" | "sections">;
  /** The price histories of the discounted products. */
  histories: ReadonlyMap<string, PriceHistory>;
  /** The hashes of the stored pictures. */
  pictures: ReadonlySet<string>;
  /** No copy of the shop could be made last night. */
  isCopyFailing?: boolean;
  /** The only owner has a password and nothing else: no passkey, no recovery code, no Google. */
  hasOneWayIn?: boolean;
  /** Rows in trouble, which visitors do not see. */
  troubles?: readonly TroubledRow[];
  now: Date;
};

export function todosOf({
  snapshot,
  histories,
  pictures,
  isCopyFailing = false,
  hasOneWayIn = false,
  troubles = [],
  now,
}: Parts): Todo[] {
  const { products, categories, heroSlides, shop, legalFacts: legal, sections } = snapshot;
  const today = istanbulDate(now);
  const slides = heroSlides.map((slide) => ({ ...slide, name: slide.title }));
  const isPast = ({ until }: ShownDays) => Boolean(until && until < today);
  const { notice } = sections;
  const current = slides.filter((slide) => !isPast(slide));
  const isOpen = ({ link }: { link: string }) => openTarget(link, snapshot) !== undefined;
  const sold = new Set(products.map(({ category }) => category));
  const troubled = (kind: string) =>
    troubles
      .filter(({ subject }) => subject === kind)
      .map(({ id, name, words }) => ({ id, name: `${name}: ${words}` }));
  const found: Record<TodoKind, TodoItem[]> = {
    "no-number": shop.phone === "" ? [{ id: "phone", name: "" }] : [],
    "missing-fact": missingFacts({ shop, legal }).map((fact) => ({ id: fact, name: "" })),
    "no-copy": isCopyFailing ? [{ id: "copy", name: "" }] : [],
    "one-way-in": hasOneWayIn ? [{ id: "account", name: "" }] : [],
    "troubled-setting": troubled("setting"),
    "troubled-category": troubled("category"),
    "troubled-product": troubled("product"),
    "troubled-order": troubled("order"),
    "troubled-plan": troubled("planned-price"),
    "no-picture": products.filter(({ image }) => lacksPicture(image, pictures)),
    "sold-out-featured": products.filter(({ inStock, featured }) => featured && !inStock),
    "running-out": products
      .filter(({ inStock, stockSwitch = inStock }) => stockSwitch)
      .flatMap((product) => runningOut(product, sections.choices.sets)),
    "misleading-discount": products.filter((product) =>
      isMisleading(product, histories.get(product.id), sections.prices.days, now),
    ),
    "past-notice": notice.text !== "" && isPast(notice) ? [{ id: "text", name: "" }] : [],
    "past-slide": slides.filter(isPast),
    "untrue-slide": current.filter((slide) => isOpen(slide) && truthfulSlides([slide], snapshot).length === 0),
    "dead-slide": current.filter((slide) => !isOpen(slide)),
    "dead-block": sections.home.blocks
      .filter(({ isOn, link }) => isOn && link && !isOpen({ link }))
      .map(({ id, title, text }) => ({ id, name: title || text || "Fotoğraf" })),
    "slide-without-picture": slides.filter((slide) => isOpen(slide) && lacksPicture(slide.image, pictures)),
    "empty-category": categories.filter(({ slug }) => !sold.has(slug)),
    "color-without-picture": products.filter((product) => colorsWithoutPicture(product).length > 0),
  };
  return TODO_KINDS.flatMap((kind) => {
    const items = found[kind].map(({ id, name }) => ({ id, name }));
    return items.length === 0 ? [] : [{ kind, count: items.length, items: items.slice(0, LISTED_ITEMS) }];
  });
}

/** True if there is no picture. A picture of the shop that is not stored, as after a partial move, counts as missing. Foreign pictures are not checked. */
function lacksPicture(image: string, pictures: ReadonlySet<string>): boolean {
  const hash = pictureHash(image);
  return image === "" || (hash !== undefined && !pictures.has(hash));
}

/** With this many pieces left, nobody has to look. */
const ENOUGH = 4;

/** The most choices that are named of a product. */
const NAMED_CHOICES = 6;

/** The product and its choices that are nearly gone: `Kılıf (iPhone 13 0, pembe + iPhone 14 1, pembe 2)`. */
function runningOut(product: Product, sets: readonly ChoiceSet[]): TodoItem[] {
  const { id, name } = product;
  const few = Object.entries(allCounts(product)).filter(
    ([mark, count]) => count < ENOUGH && isOffered(product, mark, sets),
  );
  if (few.length === 0) return [];
  const words = few
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, NAMED_CHOICES)
    .map(([mark, count]) => [markName(mark, sets), count].filter((part) => part !== "").join(" "));
  const more = few.length - words.length;
  return [{ id, name: `${name} (${words.join(", ")}${more > 0 ? ` ve ${more} seçenek daha` : ""})` }];
}

/** Products whose price history has to be known. */
export const discountedProducts = (products: readonly Product[]): Product[] =>
  products.filter((product) => oldPriceOf(product) !== undefined);
