import { type ChangeEvent, useState } from "react";
import { proposedForm, readHeader } from "../../../domain/parcels/carrier-header.ts";
import {
  CARRIER_ENCODINGS,
  CARRIER_FACTS,
  CARRIER_SEPARATORS,
  type CarrierForm,
  carrierForms,
} from "../../../domain/settings/carrier-forms.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select, TextArea } from "../../ui/field.tsx";
import { Unreadable } from "../moving/unreadable.ts";
import { ENCODING_NAMES, FACT_NAMES, SEPARATOR_NAMES } from "./carrier-words.ts";
import type { ListFieldProps } from "./week-field.tsx";

/** The files that carriers take: the head of each is pasted or chosen once, and its columns are matched. */
export function CarrierFormsField({ title, field, value, errors, onChange }: ListFieldProps) {
  const forms = typedIn(carrierForms, value);
  const setForms = (next: readonly CarrierForm[]) => onChange({ [field]: next });
  return (
    <fieldset className="kit-group">
      <legend>{title}</legend>
      {Array.from(forms.entries(), ([at, form]) => (
        <CarrierFormFields
          key={at}
          name={`${field}.${at}`}
          form={form}
          errors={errors}
          onChange={(changes) => setForms(forms.with(at, { ...form, ...changes }))}
          onRemove={() => setForms(forms.toSpliced(at, 1))}
        />
      ))}
      {errors[field] && <p className="field-error">{errors[field]}</p>}
      <HeaderField name={field} onRead={(form) => setForms([...forms, form])} />
    </fieldset>
  );
}

/** Bytes beyond these belong to no head. */
const MAX_HEADER = 100_000;

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function HeaderField({ name, onRead }: { name: string; onRead: (form: CarrierForm) => void }) {
  const [typed, setTyped] = useState("");
  const read = (text: string, encoding: CarrierForm["encoding"] = "excel") => {
    const form = proposedForm(text, encoding);
    if (!form) {
      toast.error("Başlık satırı bulunamadı; sütunların adlarını kopyala");
      return;
    }
    onRead(form);
    setTyped("");
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
    if (!file) return;
    const bytes = new Uint8Array(await file.slice(0, MAX_HEADER).arrayBuffer());
    if (isWorkbook(bytes)) {
      const { headOfWorkbook } = await import("../moving/opened-table.ts");
      await headOfWorkbook(file).then(
        (text) => read(text),
        (error) => toast.error(error instanceof Unreadable ? error.message : "Dosya okunamadı"),
      );
    } else {
      const { text, encoding } = readHeader(bytes);
      read(text, encoding);
    }
  };
  return (
    <div className="kit-stack">
      <TextArea
        label="Kargonun başlık satırı"
        hint="Kargonun toplu gönderi dosyasını aç, sütun adlarının olduğu satırı kopyala ve yapıştır; ya da boş Excel (.xlsx) ya da CSV dosyasını seç."
        name={name}
        rows={2}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="kit-row">
        <SmallButton action="Sütunları eşle" onClick={() => read(typed)} />
        <label className="button button-plain button-small kit-form-file">
          Dosya seç
          <input type="file" accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain" onChange={choose} />
        </label>
      </div>
    </div>
  );
}

type CarrierFormFieldsProps = Pick<ListFieldProps, "errors"> & {
  name: string;
  form: CarrierForm;
  onChange: (changes: Partial<CarrierForm>) => void;
  onRemove: () => void;
};

function CarrierFormFields({ name, form, errors, onChange, onRemove }: CarrierFormFieldsProps) {
  const { carrier, separator, encoding, columns } = form;
  const setColumn = (at: number, changes: Partial<(typeof columns)[number]>) =>
    onChange({ columns: columns.map((column, other) => (other === at ? { ...column, ...changes } : column)) });
  return (
    <fieldset className="kit-box kit-stack">
      <legend className="unseen">{carrier || "Yeni kargo dosyası"}</legend>
      <Field
        label="Kargo"
        name={`${name}.carrier`}
        error={errors[`${name}.carrier`]}
        autoComplete="off"
        value={carrier}
        onChange={({ target }) => onChange({ carrier: target.value })}
      />
      {Array.from(columns.entries(), ([at, { title, fact, words }]) => (
        <div key={at} className="kit-fields">
          <Select
            label={title || `${at + 1}. sütun`}
            name={`${name}.columns.${at}.fact`}
            error={errors[`${name}.columns.${at}.fact`]}
            value={fact}
            onChange={({ target }) =>
              setColumn(at, { fact: CARRIER_FACTS.find((one) => one === target.value) ?? fact })
            }
          >
            {CARRIER_FACTS.map((one) => (
              <option key={one} value={one}>
                {FACT_NAMES[one]}
              </option>
            ))}
          </Select>
          {fact === "fixed" && (
            <Field
              label={`${title}: metin`}
              name={`${name}.columns.${at}.words`}
              error={errors[`${name}.columns.${at}.words`]}
              autoComplete="off"
              value={words}
              onChange={({ target }) => setColumn(at, { words: target.value })}
            />
          )}
        </div>
      ))}
      <div className="kit-fields">
        <Select
          label="Sütunların arası"
          value={separator}
          onChange={({ target }) =>
            onChange({ separator: CARRIER_SEPARATORS.find((one) => one === target.value) ?? separator })
          }
        >
          {CARRIER_SEPARATORS.map((one) => (
            <option key={one} value={one}>
              {SEPARATOR_NAMES[one]}
            </option>
          ))}
        </Select>
        <Select
          label="Dosyanın türü"
          value={encoding}
          onChange={({ target }) =>
            onChange({ encoding: CARRIER_ENCODINGS.find((one) => one === target.value) ?? encoding })
          }
        >
          {CARRIER_ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {ENCODING_NAMES[one]}
            </option>
          ))}
        </Select>
      </div>
      <SmallButton action="Kaldır" of={carrier || "Yeni kargo dosyası"} onClick={onRemove} />
    </fieldset>
  );
}
