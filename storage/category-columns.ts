import { z } from "zod";
import { TINT_NAMES, type Tint } from "../domain/catalog/tint.ts";
import { flag, orNull, text, whole } from "./columns.ts";

const tint = z.enum(TINT_NAMES);

/** The columns that an owner fills in. */
export const OWNERS_CATEGORY_COLUMNS = {
  name: text("name"),
  image: text("image"),
  tint: {
    field: "tint" as const,
    read: (stored: string): Tint => tint.parse(stored),
    write: (own: Tint): string => own,
  },
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
