import { Field } from "../ui/field.tsx";

/** Of the app on the phone; a code for a lost phone is longer, and has letters. */
export const CodeField = ({ hint }: { hint: string }) => (
  <Field
    label="Doğrulama kodu"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={40}
    hint={hint}
    autoFocus
    required
  />
);
