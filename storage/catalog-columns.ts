import { z } from "zod";
import { HIDDEN } from "../domain/catalog/shown-from.ts";
import { choices, counts, countsTogether, personalTexts, soldOut } from "../domain/choice/choice-sets.ts";
import { TINT_NAMES } from "../domain/look/paper.ts";
import { flag, isMoment, json, lira, oneOf, orNull, text, whole } from "./columns.ts";

const texts = z.array(z.string());
const details = z.array(z.object({ name: z.string(), text: z.string() }));
const textsByName = z.record(z.string(), z.string());

const isShownFrom = (stored: string): boolean => stored === HIDDEN || isMoment(stored);

/** A value that is no moment hides the product until the owner has looked. */
const shownFrom = {
  ...text("shownFrom"),
  read: (stored: string) => (isShownFrom(stored) ? stored : HIDDEN),
  isReadable: isShownFrom,
};

/** The columns of the fields that an owner edits. The row type, the reader and the history all follow from this table. */
export const OWNERS_COLUMNS = {
  name: text("name"),
  description: text("description"),
  details: json("details", details, []),
  price_kurus: lira("price"),
  original_price_kurus: orNull(lira("originalPrice")),
  category: text("category"),
  image: text("image"),
  images: json("images", texts, []),
  colors: json("colors", texts, []),
  color_images: json("colorImages", textsByName, {}),
  choices: json("choices", choices, []),
  personal_texts: json("personalTexts", personalTexts, []),
  sold_out: json("soldOut", soldOut, []),
  counts: json("counts", counts, {}),
  counts_together: json("countsTogether", countsTogether, {}),
  in_stock: flag("inStock"),
  featured: flag("featured"),
  shown_from: orNull(shownFrom),
};

/** The columns that the history records and undoes. The other columns follow from them or never change. */
export const PRODUCT_COLUMNS = {
  ...OWNERS_COLUMNS,
  /** The planned price whose prices the product has (catalog/planned-prices.ts). Null for a product with its own prices. */
  priced_by: orNull(text("pricedBy")),
  position: whole("position"),
  deleted_at: orNull(text("removedAt")),
};

/** The columns that the history of a planned price records. It is planned and taken back, and does not change in between. */
export const PLANNED_COLUMNS = { deleted_at: orNull(text("removedAt")) };

/** The columns that an owner fills in. */
export const OWNERS_CATEGORY_COLUMNS = {
  name: text("name"),
  image: text("image"),
  tint: oneOf("tint", TINT_NAMES),
  hidden: flag("isHidden"),
};

/** The columns that the history records and undoes. `moved_to` is the category that got the products of a removed one. */
export const CATEGORY_COLUMNS = {
  ...OWNERS_CATEGORY_COLUMNS,
  slug: text("slug"),
  position: whole("position"),
  deleted_at: orNull(text("removedAt")),
  moved_to: orNull(text("movedTo")),
};
