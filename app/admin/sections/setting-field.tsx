import type { ComponentProps } from "react";
import type { SettingKind } from "../../../domain/settings/fields.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { Checkbox, Field, TextArea } from "../../ui/field.tsx";
import { type SectionErrors, settingWords, type Typed } from "./section-values.ts";

type SettingFieldProps = {
  section: SectionKey;
  field: string;
  draft: Typed;
  errors: SectionErrors;
  onChange: (changes: Typed) => void;
};

/** The plain control of a setting. Lists, such as slides, have controls of their own. */
export function SettingField({ section, field, draft, errors, onChange }: SettingFieldProps) {
  const { title = field, hint, setting } = settingWords(section, field);
  const value = draft[field];
  if (setting === "switch") {
    return (
      <Checkbox
        label={title}
        name={field}
        checked={value === true}
        onChange={(event) => onChange({ [field]: event.target.checked })}
      />
    );
  }
  const shared = { label: title, hint, name: field, error: errors[field], autoComplete: "off" };
  if (setting === "text") {
    return (
      <TextArea
        {...shared}
        value={String(value ?? "")}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    );
  }
  return (
    <Field
      {...shared}
      {...INPUTS[setting ?? "line"]}
      value={inField(value)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
}

const INPUTS: Partial<Record<SettingKind, ComponentProps<"input">>> = {
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email" },
  money: { inputMode: "decimal" },
  count: { inputMode: "numeric" },
  date: { type: "date" },
};

const inField = (value: unknown): string =>
  typeof value === "number" ? String(value).replace(".", ",") : String(value ?? "");
