import { categoryInputSchema } from "../catalog/category-input.ts";
import { picturesOf } from "../catalog/color-pictures.ts";
import { type Product, productTitle } from "../catalog/product.ts";
import { type ProductInput, productInputSchema } from "../catalog/product-input.ts";
import { HIDDEN } from "../catalog/shown-from.ts";
import type { ChoiceSet, ProductChoice } from "../choice/choice-sets.ts";
import { marksLeft } from "../choice/product-options.ts";
import type { ToldFields } from "../ledger.ts";
import { withOwnPictures } from "../web/own-pictures.ts";
import { isOldAddress, productFinder } from "./found-product.ts";
import { movedSets, TOO_MANY_SETS } from "./moved-choices.ts";
import { type Changeable, movedInput, type Unchecked } from "./moved-input.ts";
import type { MovedProduct, ReadTrouble } from "./moved-product.ts";
import { type DescribedCategory, plannedCategories } from "./planned-categories.ts";

/** The shop that a move is planned for. */
export type ShopNow = {
  publicUrl: string;
  products: readonly Product[];
  categories: readonly { id: string; slug: string; name: string }[];
  sets: readonly ChoiceSet[];
  /** The ids of products by the marks of where they came from. */
  origins: ReadonlyMap<string, string>;
  /** Stands on a product that has no photo yet. */
  waitingPicture: string;
  /** True for the address of a picture that the shop has. */
  hasPicture(address: string): boolean;
};

/** What the owner says of a move. `category`: the name of the category for products that have none. */
export type MoveWishes = { changing: readonly Changeable[]; category: string };

type Common = { row: number; name: string; origins: string[] };
export type NewProduct = Common & { kind: "new"; input: ProductInput } & Pick<MovedProduct, "slug" | "addedAt">;
export type ChangedProduct = Common & {
  kind: "changed";
  id: string;
  revision: number;
  input: ProductInput;
  changes: ToldFields;
};
export type PlannedProduct =
  | NewProduct
  | ChangedProduct
  | (Common & { kind: "same"; id: string })
  | (ReadTrouble & { kind: "refused"; name: string });

export type Move = ReturnType<typeof planMove>;

/** What becomes of moved products in the shop. Nothing is written; the same products and the same shop give the same move. */
export function planMove(moved: readonly MovedProduct[], shop: ShopNow, wishes: MoveWishes) {
  const schema = productInputSchema(shop.publicUrl);
  const { find, isUnclear } = productFinder(shop.products, shop.origins);
  const definitions = moved.flatMap((one) => one.definitions ?? []);
  const used = new Set(shop.products.flatMap(({ choices }) => choices.map(({ set }) => set)));
  const sets = movedSets(shop.sets, {
    described: definitions.flatMap((one) => one.sets),
    isUsed: (set) => used.has(set),
  });
  const mayChange = (known: Product | undefined) => (what: Changeable) => !known || wishes.changing.includes(what);
  // A product can only say what it does not come in when all values are known.
  for (const one of moved)
    if (mayChange(find(one))("options")) for (const choice of one.choices ?? []) sets.join(choice);
  const categories = plannedCategories(
    shop.categories,
    definitions.flatMap((one) => one.categories.map(describedCategory)),
  );
  const meant = new Map<string, number>();

  function plan(one: MovedProduct): PlannedProduct {
    const { row, origins } = one;
    const known = find(one);
    const name = (one.name ?? known?.name ?? "").trim();
    const refused = (column: string, words: string): PlannedProduct => ({ kind: "refused", row, name, column, words });

    if (isUnclear(one))
      return refused(productTitle("name"), "Dükkânda bu adda birden çok ürün var; stok kodunu da yaz");
    const keys = known ? [known.id] : keysOf(one);
    const earlier = keys.map((key) => meant.get(key)).find((row) => row !== undefined);
    if (earlier !== undefined) return refused("", `${earlier}. satırdaki ürünle aynı`);
    const may = mayChange(known);
    if (may("options") && one.choices?.some((choice) => !sets.join(choice))) {
      return refused(productTitle("choices"), TOO_MANY_SETS);
    }

    const says = movedInput(one, may, { sets, categoryOf: categories.slugOf });
    const before = known && ownState(known);
    const read = schema.safeParse(before ? { ...before, ...says } : newInput(says));
    if (!read.success) {
      const [issue] = read.error.issues;
      const field = String(issue?.path[0] ?? "");
      return refused(productTitle(field), issue?.message ?? "Okunamadı");
    }
    const unnamed = categories.refusal(read.data.category);
    if (unnamed !== undefined) return refused(productTitle("category"), unnamed);
    const [lost] = [read.data.image, ...read.data.images].filter((at) => at.startsWith("/") && !shop.hasPicture(at));
    if (lost !== undefined) return refused(productTitle("image"), "Bu görsel dükkânda bulunamadı");
    for (const key of keys) meant.set(key, row);
    const personalTexts = withOwnPictures(read.data.personalTexts, picturesOf(read.data), shop.publicUrl);
    const input = { ...read.data, personalTexts, ...marksLeft(read.data) };
    if (!known) return { kind: "new", row, name: input.name, origins, input, ...newOnes(one) };
    const changes = changedFields(before ?? {}, input);
    const common = { row, name: input.name, origins, id: known.id };
    if (Object.keys(changes).length === 0) return { kind: "same", ...common };
    return { kind: "changed", ...common, revision: known.revision, input, changes };
  }

  /** A picture of the category comes along only where this shop has it. */
  function describedCategory({ image, ...category }: DescribedCategory): DescribedCategory {
    const own = categoryInputSchema(shop.publicUrl).shape.image.safeParse(image).data ?? "";
    return { ...category, image: own.startsWith("/") && shop.hasPicture(own) ? own : "" };
  }

  function newInput(says: Unchecked): Unchecked {
    const category = says.category ?? (wishes.category === "" ? undefined : categories.slugOf(wishes.category));
    // A product without a photo waits for one as a draft.
    const withoutPhoto = says.image === undefined && { image: shop.waitingPicture, shownFrom: HIDDEN };
    return { ...says, category, ...withoutPhoto };
  }

  return {
    plan,
    sets: sets.sets,
    addedSets: sets.added,
    addedCategories: categories.added,
    /** A shop without products gets the categories of the one that it becomes, if that is told. */
    arranged: shop.products.length === 0 ? categories.arranged() : undefined,
    gainsValues: () => sets.gained().size > 0,
    /** The choices of the shop's other products, so that none comes in a value that its set has gained. */
    keptChoices(changed: ReadonlySet<string>): { id: string; choices: ProductChoice[] }[] {
      const gained = sets.gained();
      return shop.products.flatMap(({ id, choices }) => {
        if (changed.has(id) || !choices.some(({ set }) => gained.has(set))) return [];
        return [
          {
            id,
            choices: choices.map((one) => ({ ...one, without: [...one.without, ...(gained.get(one.set) ?? [])] })),
          },
        ];
      });
    },
  };
}

/** Names a product that the shop does not have yet. Products of one name had one address in some shops, but never one code. */
function keysOf({ origins, slug }: MovedProduct): string[] {
  const own = origins.filter((mark) => !isOldAddress(mark));
  if (own.length > 0) return own;
  return origins.length > 0 ? origins : slug ? [`/${slug}`] : [];
}

/** What only a new product takes over. */
const newOnes = ({ slug, addedAt }: MovedProduct) => ({
  slug,
  addedAt: addedAt && new Date(addedAt).toISOString(),
});

/** The owner's own fields: a product that is sold out because of its choices keeps its switch. */
const ownState = ({ stockSwitch, ...product }: Product): Unchecked => ({
  ...product,
  inStock: stockSwitch ?? product.inStock,
});

function changedFields(before: Unchecked, after: ProductInput): ToldFields {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => inOrder(known.get(field)) !== inOrder(value))
      .map(([field, value]) => [field, { before: known.get(field), after: value }]),
  );
}

/** The same text for the same value, whatever the order of its parts. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
