import type { SectionErrors, Typed } from "./section-values.ts";

export type ListFieldProps = {
  title: string;
  field: string;
  value: unknown;
  errors: SectionErrors;
  onChange: (changes: Typed) => void;
};
