import { type ComponentProps, type ReactNode, useId } from "react";
import "./field.css";

type FieldProps = { label: string; hint?: ReactNode; error?: string | undefined };

export function Field({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} className="field-input" {...describedBy(id, hint, error)} {...input} />
    </FieldFrame>
  );
}

export function TextArea({ label, hint, error, ...area }: FieldProps & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea id={id} className="field-input" {...describedBy(id, hint, error)} {...area} />
    </FieldFrame>
  );
}

export function Select({ label, hint, error, ...select }: FieldProps & ComponentProps<"select">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select id={id} className="field-input" {...describedBy(id, hint, error)} {...select} />
    </FieldFrame>
  );
}

export const Checkbox = ({ label, ...input }: { label: string } & ComponentProps<"input">) => (
  <label className="field-checkbox">
    <input type="checkbox" {...input} />
    {label}
  </label>
);

const FieldFrame = ({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    )}
  </div>
);

const describedBy = (id: string, hint: ReactNode, error: string | undefined) => ({
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});
