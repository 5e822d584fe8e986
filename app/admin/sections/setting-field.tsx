import type { ComponentProps } from "react";
import type { SettingKind } from "../../../domain/settings/fields.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { normalizeIban, showIban } from "../../../domain/settings/typed-numbers.ts";
import { Checkbox, Field, TextArea } from "../../ui/field.tsx";
import type { FormErrors, Typed } from "../saved-form/form-state.ts";
import { phoneInField, typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { CarrierFormsField } from "./carrier-forms-field.tsx";
import { PictureField, PicturesField } from "./picture-field.tsx";
import { settingWords } from "./section-values.ts";
import { DaysOffField, WeekField } from "./week-field.tsx";

type SettingFieldProps = {
  section: SectionKey;
  field: string;
  draft: Typed;
  errors: FormErrors;
  onChange: (changes: Typed) => void;
  onUploading?: (isUploading: boolean) => void;
};

/** The plain control of a setting. Lists, such as slides, have controls of their own. */
export function SettingField({ section, field, draft, errors, onChange, onUploading }: SettingFieldProps) {
  const { title = field, hint, setting } = settingWords(section, field);
  const value = draft[field];
  if (setting === "switch") return <Checkbox {...typedBoxes({ draft, onChange })(field, title)} />;
  if (setting === "week") return <WeekField {...{ title, field, hint, errors, onChange }} value={value} />;
  if (setting === "carrier-forms") return <CarrierFormsField {...{ title, field, errors, onChange }} value={value} />;
  if (setting === "days-off") return <DaysOffField {...{ title, field, errors, onChange }} value={value} />;
  const pictured = {
    ...{ title, hint, field, value, errors, queue: `ayar-${section}-${field}` },
    onChange: (next: unknown) => onChange({ [field]: next }),
    onUploading: onUploading ?? (() => {}),
  };
  if (setting === "picture") return <PictureField {...pictured} />;
  if (setting === "pictures") return <PicturesField {...pictured} />;
  const text = { hint, ...typedFields({ draft, errors, onChange })(field, title) };
  if (setting === "text") return <TextArea {...text} />;
  return <Field {...text} {...INPUTS[setting ?? "line"]} value={inField(setting, value)} />;
}

const INPUTS: Partial<Record<SettingKind, ComponentProps<"input">>> = {
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email" },
  money: { inputMode: "decimal" },
  count: { inputMode: "numeric" },
  date: { type: "date" },
};

/** As people write it. A number or a phone that she is typing stays to the letter. */
function inField(setting: string | undefined, value: unknown): string {
  if (typeof value === "number") return setting === "money" ? value.toFixed(2).replace(".", ",") : String(value);
  const typed = String(value ?? "");
  if (setting === "iban") return normalizeIban(typed) === typed ? showIban(typed) : typed;
  return setting === "phone" ? phoneInField(typed) : typed;
}
