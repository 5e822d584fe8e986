import { type ComponentProps, type ReactNode, useId } from "react";
import "./field.css";

type FieldProps = { label: string; hint?: ReactNode; error?: string | undefined };

export const Field = ({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(own) => <input {...own} {...input} />}
  </FieldFrame>
);

export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<"textarea">) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(own) => <textarea {...own} {...area} />}
  </FieldFrame>
);

export const Select = ({ label, hint, error, ...select }: FieldProps & ComponentProps<"select">) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(own) => <select {...own} {...select} />}
  </FieldFrame>
);

export const Checkbox = ({ label, ...input }: { label: string } & ComponentProps<"input">) => (
  <label className="field-checkbox">
    <input type="checkbox" {...input} />
    {label}
  </label>
);

type FrameProps = FieldProps & { children: (own: ReturnType<typeof ownProps>) => ReactNode };

function FieldFrame({ label, hint, error, children }: FrameProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(ownProps(id, hint, error))}
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
}

const ownProps = (id: string, hint: ReactNode, error: string | undefined) => ({
  id,
  className: "field-input",
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});
