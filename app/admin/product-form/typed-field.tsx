import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";
import { formLabel } from "../field-words.ts";
import type { DraftProps } from "./product-form-fields.tsx";
import type { DraftField, ProductDraft } from "./product-form-values.ts";

type TextField = { [Name in DraftField]: ProductDraft[Name] extends string ? Name : never }[DraftField];

type TypedFieldProps = DraftProps & { name: TextField } & Omit<ComponentProps<typeof Field>, "label" | "onChange">;

/** A text field of the form. Its label comes from the schema. */
export const TypedField = ({ name, draft, errors, onChange, ...input }: TypedFieldProps) => (
  <Field
    label={formLabel(name)}
    name={name}
    value={draft[name]}
    error={errors[name]}
    onChange={(event) => onChange({ [name]: event.target.value })}
    autoComplete="off"
    {...input}
  />
);
