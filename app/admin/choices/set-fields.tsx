import { useState } from "react";
import { flushSync } from "react-dom";
import type { ChoiceSet, ChoiceValue } from "../../../domain/choice/choice-sets.ts";
import { valueMark } from "../../../domain/choice/chosen.ts";
import type { ChoiceUses } from "../../../domain/choice/product-options.ts";
import { ownValue } from "../../../domain/own-value.ts";
import { pastedValues } from "../../../domain/settings/typed-sets.ts";
import { IconButton, PlainButton, SmallButton } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { type PlacedRow, placingIn } from "../reorder/list-draft.ts";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { typedFields } from "../saved-form/typed-fields.ts";
import type { Removal } from "./choices-page.tsx";

type SetFieldsProps = {
  set: ChoiceSet;
  /** The beginning of the set's paths among the errors, such as `sets.2.`. */
  path: string;
  errors: FormErrors;
  uses: ChoiceUses;
  onChange: (changes: Partial<ChoiceSet>) => void;
  onRemoval: (removal: Removal) => void;
  onRemove: () => void;
};

export function SetFields({ set, path, errors, uses, onChange, onRemoval, onRemove }: SetFieldsProps) {
  const { id, name, values } = set;
  const text = typedFields({ draft: set, errors, onChange }, path);
  const put = (next: ChoiceValue[]) => onChange({ values: next });
  const add = () => {
    flushSync(() => put([...values, { id: "", name: "", note: "" }]));
    document.getElementsByName(`${path}values.${values.length}.name`)[0]?.focus();
  };
  const remove = (value: ChoiceValue, at: number) => {
    const products = value.id === "" ? 0 : (uses[valueMark(id, value.id)] ?? 0);
    const removeNow = () => put(values.toSpliced(at, 1));
    if (products === 0) return removeNow();
    onRemoval({ name: value.name, isSet: false, products, remove: removeNow });
  };
  const removeSet = () => onRemoval({ name, isSet: true, products: ownValue(uses, id) ?? 0, remove: onRemove });
  return (
    <div className="kit-stack">
      <div className="kit-fields">
        <Field {...text("name", "Setin adı")} error={errors[`${path}name`] ?? errors[`${path}id`]} />
        <Field {...text("word", "Kısa adı")} hint="Düğmede yazar: Model seç" />
      </div>
      <PastedValues values={values} onAdd={(added) => put([...values, ...added])} />
      {errors[`${path}values`] && <p className="field-error">{errors[`${path}values`]}</p>}
      <ol className="kit-list-lines" aria-label={`${name || "Yeni set"}: seçenekler`}>
        {Array.from(values.entries(), ([at, value]) => (
          <ValueRow
            key={value.id || at}
            value={value}
            at={at}
            path={`${path}values.${at}.`}
            errors={errors}
            placing={placingIn(values, put)}
            onChange={(changes) => put(values.with(at, { ...value, ...changes }))}
            onRemove={() => remove(value, at)}
          />
        ))}
      </ol>
      <PlainButton action="Seçenek ekle" onClick={add} />
      <SmallButton action="Seti sil" of={name} aria-haspopup="dialog" onClick={removeSet} />
    </div>
  );
}

type ValueRowProps = {
  value: ChoiceValue;
  at: number;
  path: string;
  errors: FormErrors;
  placing: Placing<PlacedRow>;
  onChange: (changes: Partial<ChoiceValue>) => void;
  onRemove: () => void;
};

function ValueRow({ value, at, path, errors, placing, onChange, onRemove }: ValueRowProps) {
  const name = value.name.trim() || `${at + 1}. seçenek`;
  const text = typedFields({ draft: value, errors, onChange }, path);
  const bare = (field: "name" | "note", label: string, placeholder?: string) => {
    const { error, label: _, ...input } = text(field, label);
    return (
      <span className="kit-words">
        <input
          className="field-input"
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {error && <small className="field-error">{error}</small>}
      </span>
    );
  };
  return (
    <li data-at={at}>
      <div className="kit-row">
        {bare("name", `${at + 1}. seçenek`)}
        {bare("note", `Açıklama: ${name}`, "Açıklama")}
      </div>
      <div className="kit-row">
        <OrderTools item={{ at, name }} index={at} placing={placing} />
        <IconButton icon="close" size={18} label={`Seçeneği sil: ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type PastedValuesProps = { values: readonly ChoiceValue[]; onAdd: (added: ChoiceValue[]) => void };

/** A list that she copies from elsewhere becomes values at once. */
function PastedValues({ values, onAdd }: PastedValuesProps) {
  const [typed, type] = useState("");
  const { added, repeated } = pastedValues(typed, values);
  return (
    <details className="kit-fold">
      <summary>Listeni yapıştır</summary>
      <div className="kit-stack">
        <TextArea
          label="Seçeneklerin listesi"
          hint="Satır satır ya da virgülle. Baştaki numara ve işaretler atılır."
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <div className="kit-soft" role="status">
          {added.length > 0 && <p>Eklenecek: {added.map(({ name }) => name).join(" · ")}</p>}
          {repeated.length > 0 && <p>Zaten var, eklenmez: {repeated.join(" · ")}</p>}
        </div>
        <PlainButton
          action={`${added.length} seçeneği ekle`}
          disabled={added.length === 0}
          onClick={() => {
            onAdd(added);
            type("");
          }}
        />
      </div>
    </details>
  );
}
