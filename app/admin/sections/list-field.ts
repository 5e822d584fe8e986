import type { FormErrors, Typed } from "../saved-form/form-state.ts";

export type ListFieldProps = {
  title: string;
  field: string;
  value: unknown;
  errors: FormErrors;
  onChange: (changes: Typed) => void;
};
