import { formatPrice } from "../../../domain/money.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import type { FieldShow } from "../history/field-show.ts";
import { settingWords } from "./section-values.ts";

/** The fields of a section in its history and in a conflict. */
export const settingShow = (section: SectionKey): FieldShow => ({
  titleOf: (field) => settingWords(section, field).title,
  show: (field, value) => <span className="field-value">{inWords(settingWords(section, field).setting, value)}</span>,
});

function inWords(setting: string | undefined, value: unknown): string {
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (setting === "money" && typeof value === "number") return formatPrice(value);
  if (setting === "phone" && typeof value === "string") return showPhone(value) || "yok";
  if (Array.isArray(value)) return value.length === 0 ? "yok" : `${value.length} satır`;
  return String(value ?? "") || "yok";
}
