import type { StoredCategory } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { HIDDEN, isShown } from "../catalog/shown-from.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { COLOR_GROUP, valueMark, WHOLE } from "../choice/chosen.ts";
import { allCounts } from "../choice/counted-together.ts";
import { partsOf } from "../choice/options.ts";
import { COLOR_CHOICE, type Definitions, type MovedProduct } from "../moving/moved-product.ts";

type Described = Pick<StoredCategory, "slug" | "name" | "tint" | "image" | "isHidden">;

type Shop = {
  publicUrl: string;
  sets: readonly ChoiceSet[];
  categories: readonly Described[];
  /** The marks of where each product came from, by its id. */
  origins: ReadonlyMap<string, readonly string[]>;
  /** Stands on a product that has no photo yet. */
  waitingPicture: string;
};

/** The shop's products as another place would be told of them: the reverse of `movedInput`. Words stand for ids, and addresses are whole. */
export function outgoingProducts(products: readonly Product[], shop: Shop): MovedProduct[] {
  const categories = new Map(shop.categories.map(({ slug, name }) => [slug, name]));
  const sets = new Map(shop.sets.map((set) => [set.id, set]));
  const whole = (address: string) => (address.startsWith("/") ? shop.publicUrl + address : address);

  return products.map((product, at): MovedProduct => {
    const { image, images, choices, colors, shownFrom } = product;
    const pictures = [image, ...images].filter((address) => address !== shop.waitingPicture);
    const own = choices.flatMap(({ set: id, without, extra }) => {
      const set = sets.get(id);
      const values = set?.values.filter((value) => !without.includes(value.id)) ?? [];
      return set && values.length > 0 ? [{ set, values, extra }] : [];
    });
    const named = new Map([
      ...colors.map((color) => [valueMark(COLOR_GROUP, color), { choice: COLOR_CHOICE, value: color }] as const),
      ...own.flatMap(({ set, values }) =>
        values.map((value) => [valueMark(set.id, value.id), { choice: set.name, value: value.name }] as const),
      ),
    ]);
    // Counts of values that the product no longer comes in are left out.
    const counted = (marks: readonly string[], pieces: number | null) => {
      const of = marks.flatMap((mark) => named.get(mark) ?? []);
      return of.length === marks.length ? [{ of, pieces }] : [];
    };
    return {
      row: at + 1,
      origins: [...(shop.origins.get(product.id) ?? [])],
      slug: product.slug,
      name: product.name,
      description: product.description,
      price: product.price,
      originalPrice: product.originalPrice,
      category: categories.get(product.category) ?? product.category,
      ...(pictures.length > 0 && { pictures: pictures.map(whole) }),
      colors: [...colors],
      colorPictures: Object.fromEntries(
        Object.entries(product.colorImages).map(([color, address]) => [color, whole(address)]),
      ),
      choices: own.map(({ set, values, extra }) => ({
        name: set.name,
        values: values.map(({ id, name }) => ({ name, ...(extra[id] && { extra: extra[id] }) })),
      })),
      personalTexts: textsAmong(product.personalTexts, pictures),
      pieces: [
        ...Object.entries(allCounts(product)).flatMap(([mark, count]) =>
          counted(mark === WHOLE ? [] : partsOf(mark), count),
        ),
        ...product.soldOut.flatMap((marks) => counted(marks, null)),
      ],
      details: product.details.map((detail) => ({ ...detail })),
      inStock: product.stockSwitch ?? product.inStock,
      isShown: isShown(product),
      ...(shownFrom !== null && shownFrom !== HIDDEN && { shownFrom }),
      addedAt: product.createdAt,
      featured: product.featured,
      ...(at === 0 && { definitions: definitionsOf(products, shop, whole) }),
    };
  });
}

/** A text's picture is named by its place among the product's pictures. */
const textsAmong = (texts: Product["personalTexts"], pictures: readonly string[]) =>
  texts.map(({ picture, ...text }) => {
    const at = picture === undefined ? -1 : pictures.indexOf(picture);
    return { ...text, ...(at >= 0 && { picture: at }) };
  });

/** The shop's categories, and the sets that its products have. */
function definitionsOf(products: readonly Product[], { categories, sets }: Shop, whole: (at: string) => string) {
  const used = new Set(products.flatMap(({ choices }) => choices.map(({ set }) => set)));
  return {
    categories: categories.map(({ name, slug, tint, image, isHidden }) => ({
      ...{ name, slug, tint, isHidden },
      image: image && whole(image),
    })),
    sets: sets.filter(({ id }) => used.has(id)).map((set) => ({ ...set, values: [...set.values] })),
  } satisfies Definitions;
}
