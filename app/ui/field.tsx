import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import "./field.css";

type FieldProps = { label: string; hint?: ReactNode; error?: string | undefined };

export const Field = ({ label, hint, error, ...input }: FieldProps & ComponentProps<"input">) => (
  <FieldFrame label={label} hint={hint} error={error} name={input.name}>
    {(own) => <input {...own} {...input} />}
  </FieldFrame>
);

export const TextArea = ({ label, hint, error, ...area }: FieldProps & ComponentProps<"textarea">) => (
  <FieldFrame label={label} hint={hint} error={error} name={area.name}>
    {(own) => <textarea {...own} {...area} />}
  </FieldFrame>
);

export const Select = ({ label, hint, error, ...select }: FieldProps & ComponentProps<"select">) => (
  <FieldFrame label={label} hint={hint} error={error} name={select.name}>
    {(own) => <select {...own} {...select} />}
  </FieldFrame>
);

export const Checkbox = ({ label, ...input }: { label: string } & ComponentProps<"input">) => (
  <label className="field-checkbox">
    <input type="checkbox" {...input} />
    {label}
  </label>
);

/** A refusal that no field of the form is to blame for. */
export function FieldlessRefusal() {
  const text = useRefusalAt("");
  return text && <p className="field-error">{text}</p>;
}

type FrameProps = FieldProps & { name: string | undefined; children: (own: ReturnType<typeof ownProps>) => ReactNode };

/** Label, hint and error around any control. */
export function FieldFrame({ label, hint, error: ownError, name, children }: FrameProps) {
  const id = useId();
  const refusal = useRefusalAt(name);
  const error = ownError ?? refusal;
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

/** Why a form was refused. `field` is the name of the field that has to change, empty where no field of the form is to blame. */
type FormRefusal = { text: string; field: string };

export const FormRefusalContext = createContext<FormRefusal | undefined>(undefined);

export type RefusableForm = ReturnType<typeof useFormRefusal>;

/** A refusal stands at its field, which gets the focus, until the field is changed or the form succeeds. */
export function useFormRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<FormRefusal>();

  useEffect(
    function focusRefusedField() {
      const field = refusal && form.current?.elements.namedItem(refusal.field);
      if (field instanceof HTMLElement) field.focus();
    },
    [refusal],
  );

  return {
    form,
    refusal,
    refuse({ text, field = "" }: { text: string; field?: string | undefined }) {
      const isShown = form.current?.elements.namedItem(field);
      setRefusal({ text, field: isShown ? field : "" });
    },
    forget: () => setRefusal(undefined),
    /** For the form's input events. */
    mend({ target }: FormEvent<HTMLFormElement>) {
      const isOf = (field: string) => field === "" || form.current?.elements.namedItem(field) === target;
      if (refusal && isOf(refusal.field)) setRefusal(undefined);
    },
  };
}

function useRefusalAt(field: string | undefined): string | undefined {
  const refusal = use(FormRefusalContext);
  return refusal?.field === field ? refusal?.text : undefined;
}
