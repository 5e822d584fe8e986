import { z } from "zod";
import { flag, json, lira, orNull, text, whole } from "./columns.ts";

const texts = z.array(z.string());
const textsByName = z.record(z.string(), z.string());

/** What an owner decides about a product: the row's columns, the history's names and the readers come from here. */
export const OWNERS_COLUMNS = {
  name: text("name"),
  description: text("description"),
  price_kurus: lira("price"),
  original_price_kurus: orNull(lira("originalPrice")),
  category: text("category"),
  image: text("image"),
  images: json("images", texts),
  colors: json("colors", texts),
  color_images: json("colorImages", textsByName),
  in_stock: flag("inStock"),
  featured: flag("featured"),
};

/** Every column that can be taken back; the rest of a row follows from them, or never changes. */
export const PRODUCT_COLUMNS = {
  ...OWNERS_COLUMNS,
  position: whole("position"),
  deleted_at: orNull(text("removedAt")),
};
