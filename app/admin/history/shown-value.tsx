import { useFieldNames } from "../use-undo.ts";
import type { FieldShow } from "./history-sheet.tsx";

type ShownValueProps = { fields: FieldShow; field: string; value: unknown; other: unknown };

/** One value of a field beside another one: in words, or as its pictures. */
export function ShownValue({ fields, field, value, other }: ShownValueProps) {
  const names = useFieldNames();
  const drawn = fields.show?.(field, value, other);
  return drawn ?? <span className="kit-letter">{fields.say(field, value, other, names) || "yok"}</span>;
}
