import "./product-form.css";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { DETAIL_NAMES, type ProductDetail } from "../../../domain/catalog/product-input.ts";
import { Chip, IconButton } from "../../ui/button.tsx";
import { formLabel } from "../field-words.ts";

type DetailFieldsProps = {
  details: readonly ProductDetail[];
  error: string | undefined;
  onChange: (details: ProductDetail[]) => void;
};

/** The rows that the product page shows folded. A tap on a suggested name begins a row. */
export function DetailFields({ details, error, onChange }: DetailFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  const unused = DETAIL_NAMES.filter((suggested) => !details.some(({ name }) => name === suggested));
  const change = (index: number, changes: Partial<ProductDetail>) =>
    onChange(details.map((detail, at) => (at === index ? { ...detail, ...changes } : detail)));
  const add = (name: string) => {
    flushSync(() => onChange([...details, { name, text: "" }]));
    const [nameField, textField] = list.current?.lastElementChild?.querySelectorAll("input") ?? [];
    (name === "" ? nameField : textField)?.focus();
  };
  return (
    <fieldset className="kit-group">
      <legend>{formLabel("details")}</legend>
      <p className="field-hint">Ürün sayfasında dokununca açılan satırlar olur. Boş bıraktığın görünmez.</p>
      <ul ref={list} className="kit-list">
        {Array.from(details.entries(), ([index, { name, text }]) => (
          <li key={index} className="kit-row product-form-detail">
            <input
              className="field-input"
              name="details"
              aria-label={`${index + 1}. ayrıntının adı`}
              placeholder="Adı"
              value={name}
              onChange={({ target }) => change(index, { name: target.value })}
              autoComplete="off"
            />
            <input
              className="field-input"
              name="details"
              aria-label={name || `${index + 1}. ayrıntı`}
              aria-invalid={error ? true : undefined}
              placeholder={EXAMPLES[name] ?? "Ne yazsın?"}
              value={text}
              onChange={({ target }) => change(index, { text: target.value })}
              autoComplete="off"
            />
            <IconButton
              icon="close"
              size={18}
              label={`Ayrıntıyı çıkar: ${name || index + 1}`}
              onClick={() => onChange(details.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {error && <p className="field-error">{error}</p>}
      <div className="kit-row">
        {unused.map((name) => (
          <Chip key={name} action={name} onClick={() => add(name)} />
        ))}
        <Chip action="Başka bir satır" onClick={() => add("")} />
      </div>
    </fieldset>
  );
}

/** Shown in empty fields. */
const EXAMPLES: Record<string, string> = {
  Ölçü: "Örneğin 28 cm",
  Malzeme: "Örneğin seramik",
  "Kutuda ne var": "Örneğin iki kupa, iki tabak",
  Bakım: "Örneğin elde yıkanır",
};
