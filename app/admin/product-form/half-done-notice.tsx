import { useState } from "react";
import { SmallButton } from "../../ui/button.tsx";
import { fieldWords } from "../field-words.ts";
import { type HalfDone, type HalfDoneForms, NEW_PRODUCT } from "./half-done-forms.ts";
import "./half-done-notice.css";

type HalfDoneNoticeProps = {
  forms: HalfDoneForms;
  /** Without it every half-done form is listed. */
  isListed?: (form: HalfDone) => boolean;
  onContinue: (form: HalfDone) => void;
  onRemoved: (form: HalfDone) => void;
};

/** More would push away what the owner came for. */
const SHOWN_FORMS = 2;

/** Offers the half-done forms, in the panel and above the fields of a form for the same product. */
export function HalfDoneNotice({ forms, isListed = () => true, onContinue, onRemoved }: HalfDoneNoticeProps) {
  const [removed, setRemoved] = useState<{ form: HalfDone; at: number }>();
  const stored = forms.list().filter(isListed);
  const rows = removed ? stored.toSpliced(removed.at, 0, removed.form) : stored;

  const remove = (form: HalfDone) => {
    setRemoved({ form, at: stored.indexOf(form) });
    forms.remove(form.key);
    onRemoved(form);
  };
  const restore = (form: HalfDone) => {
    setRemoved(undefined);
    forms.store(form);
  };
  const row = (form: HalfDone) => (
    <HalfDoneRow
      key={form.key}
      form={form}
      isRemoved={form === removed?.form}
      onContinue={() => onContinue(form)}
      onRemove={() => remove(form)}
      onRestore={() => restore(form)}
    />
  );

  if (rows.length === 0) return null;
  const hidden = rows.slice(SHOWN_FORMS);
  return (
    <section className="half-done-notice" data-tint="butter" aria-label="Yarım kalanlar">
      <ul>{rows.slice(0, SHOWN_FORMS).map(row)}</ul>
      {hidden.length > 0 && (
        <details>
          <summary>{hidden.length} yarım kalan daha</summary>
          <ul>{hidden.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type HalfDoneRowProps = {
  form: HalfDone;
  isRemoved: boolean;
  onContinue: () => void;
  onRemove: () => void;
  onRestore: () => void;
};

/** 'Geri al' takes the place of 'Sil', so that it has the focus. */
function HalfDoneRow({ form, isRemoved, onContinue, onRemove, onRestore }: HalfDoneRowProps) {
  const name = nameOf(form);
  return (
    <li>
      <p aria-live="polite">
        {isRemoved ? "Silindi: " : "Yarım kaldı: "}
        <strong>{name}</strong>
        {!isRemoved && changedWords(form)}
      </p>
      <div className="half-done-notice-actions">
        {!isRemoved && <SmallButton key="continue" action="Devam et" of={name} onClick={onContinue} />}
        <SmallButton
          key="remove"
          action={isRemoved ? "Geri al" : "Sil"}
          of={name}
          onClick={isRemoved ? onRestore : onRemove}
        />
      </div>
    </li>
  );
}

const nameOf = ({ before, changes }: HalfDone): string => changes.name?.trim() || before.name || "yeni ürün";

/** Tells two half-done forms of one product apart. */
function changedWords({ place, changes }: HalfDone): string {
  if (place === NEW_PRODUCT) return "";
  const titles = Object.keys(changes).map((field) => fieldWords(field)?.title?.toLocaleLowerCase("tr"));
  return titles.length > 0 ? ` (${titles.filter(Boolean).join(", ")})` : "";
}
