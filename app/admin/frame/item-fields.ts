import type { ChangeInWords } from "../../../domain/change-words.ts";
import { isSectionKey } from "../../../domain/settings/sections.ts";
import { CATEGORY_FIELDS } from "../categories/category-form.tsx";
import { PRODUCT_FIELDS } from "../history/field-value.tsx";
import type { FieldShow } from "../history/history-sheet.tsx";
import { changedOrderFields } from "../order-form/order-source.tsx";
import { settingShow } from "../sections/setting-show.tsx";
import type { ItemWords } from "../use-undo.ts";

/** The fields of each kind of item in the ledger. A setting has those of its section, and a planned price is told by its product. */
export const FIELDS_BY_KIND: Readonly<Record<string, (changes: Told["changes"]) => FieldShow>> = {
  product: () => PRODUCT_FIELDS,
  category: () => CATEGORY_FIELDS,
  order: changedOrderFields,
};

type Told = Parameters<ItemWords>[0];

const fieldsOf = ({ subject, id, changes }: Told): FieldShow | undefined =>
  subject === "setting" && id !== undefined && isSectionKey(id) ? settingShow(id) : FIELDS_BY_KIND[subject]?.(changes);

export const itemWords: ItemWords = (told, names) => {
  const { subject, id: _, changes, kept, again, ...items } = told;
  const fields = fieldsOf(told);
  const titles = (among: readonly string[] = []) => among.flatMap((field) => fields?.titleOf(field) ?? []);
  return {
    ...items,
    isPlan: subject === "planned-price",
    changes: Object.entries(changes).flatMap(([field, change]): ChangeInWords[] => {
      const title = fields?.titleOf(field);
      if (!fields || title === undefined) return [];
      if (!change) return [{ title }];
      const { before, after } = change;
      return [
        {
          title,
          before: fields.say(field, before, after, names),
          after: fields.say(field, after, before, names),
          gone: fields.gone?.(field, before, after),
        },
      ];
    }),
    kept: titles(kept),
    again: titles(again),
  };
};
