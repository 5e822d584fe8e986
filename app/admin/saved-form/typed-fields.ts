import type { z } from "zod";
import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-numbers.ts";
import type { Read } from "./form-source.ts";

type FormOf<Value> = {
  draft: Readonly<Record<string, unknown>>;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Record<string, Value>) => void;
};

/** The properties of a form's text fields. The browser suggests nothing in them. `path` leads to the row of a list, such as `lines.2.` */
export const typedFields =
  ({ draft, errors, onChange }: FormOf<string>, path = "") =>
  (field: string, label: string) => ({
    label,
    name: path + field,
    error: errors[path + field],
    autoComplete: "off",
    value: String(draft[field] ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });

/** For fields that a row leaves out where they are empty. */
export const orLeftOut =
  (onChange: (changes: Record<string, string | undefined>) => void) => (changes: Record<string, string>) =>
    onChange(Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value || undefined])));

/** The properties of its boxes. */
export const typedBoxes =
  ({ draft, onChange }: Omit<FormOf<boolean>, "errors">) =>
  (field: string, label: string) => ({
    label,
    name: field,
    checked: draft[field] === true,
    onChange: ({ target }: { target: { checked: boolean } }) => onChange({ [field]: target.checked }),
  });

/** A phone as people write it. A number that is being typed stays to the letter. */
export const phoneInField = (typed: string): string =>
  typed !== "" && normalizePhone(typed) === typed ? showPhone(typed) : typed;

/**
 * A draft as its schema reads it. Of two errors of a field the first one is shown, and the first of all gets the focus. `fieldOf` names
 * the field of a path, for a form that shows all errors of a list in one place.
 */
export function readBy<Values>(
  schema: z.ZodType<Values>,
  typed: unknown,
  fieldOf = (path: readonly PropertyKey[]) => path.join("."),
): Read<Values> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data };
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = fieldOf(path);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: Object.fromEntries(errors) };
}
