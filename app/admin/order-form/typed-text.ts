import type { FieldsProps } from "../saved-form/saved-form.tsx";

/** The shared properties of a form's text fields. The browser suggests nothing in them. */
export const typedText =
  ({ draft, errors, onChange }: FieldsProps) =>
  (field: string, label: string) => ({
    label,
    name: field,
    error: errors[field],
    autoComplete: "off",
    value: String(draft[field] ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
