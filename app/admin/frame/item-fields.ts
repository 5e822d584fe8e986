import type { ChangeInWords } from "../../../domain/change-words.ts";
import { isSectionKey } from "../../../domain/settings/sections.ts";
import { CATEGORY_FIELDS } from "../categories/category-form.tsx";
import { PRODUCT_FIELDS } from "../history/field-value.tsx";
import type { FieldShow } from "../history/history-sheet.tsx";
import { ORDER_FIELDS } from "../order-form/order-source.tsx";
import { settingShow } from "../sections/setting-show.tsx";
import type { ItemWords } from "../use-undo.ts";

/** How the fields of each kind of item that the ledger knows are told. A planned price is told by its product. */
function fieldsOf(subject: string, id: string | undefined): FieldShow | undefined {
  if (subject === "product") return PRODUCT_FIELDS;
  if (subject === "category") return CATEGORY_FIELDS;
  if (subject === "order") return ORDER_FIELDS;
  return subject === "setting" && id !== undefined && isSectionKey(id) ? settingShow(id) : undefined;
}

export const itemWords: ItemWords = ({ subject, id, changes, kept, again, ...items }, names) => {
  const fields = fieldsOf(subject, id);
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
        { title, before: fields.say(field, before, after, names), after: fields.say(field, after, before, names) },
      ];
    }),
    kept: titles(kept),
    again: titles(again),
  };
};
