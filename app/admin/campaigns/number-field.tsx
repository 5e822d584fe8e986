import type { TypedNumber } from "../../../domain/settings/typed-campaigns.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { Field } from "../../ui/field.tsx";

type NumberFieldProps = {
  label: string;
  hint?: string;
  name: string;
  error: string | undefined;
  value: TypedNumber | undefined;
  isMoney?: boolean;
  onChange: (typed: string) => void;
};

/** A number that stays to the letter while it is typed. */
export const NumberField = ({ value, isMoney = false, onChange, ...field }: NumberFieldProps) => (
  <Field
    {...field}
    inputMode={isMoney ? "decimal" : "numeric"}
    autoComplete="off"
    value={typeof value === "number" && isMoney ? typedPrice(value) : String(value ?? "")}
    onChange={({ target }) => onChange(target.value)}
  />
);
