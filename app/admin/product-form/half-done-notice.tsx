import { useState, useSyncExternalStore } from "react";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { fieldWords } from "../field-words.ts";
import { isOnItsWay, type UploadQueue } from "../product-pictures/upload-queue.ts";
import type { HalfDone, HalfDoneForms } from "./half-done-forms.ts";

type HalfDoneNoticeProps = {
  forms: HalfDoneForms;
  queueOf: (form: HalfDone) => UploadQueue;
  /** Without it every half-done form is listed. */
  isListed?: (form: HalfDone) => boolean;
  onContinue: (form: HalfDone) => void;
  onRemoved: (form: HalfDone) => void;
};

/** Offers the half-done forms, in the panel and above the fields of a form for the same product. */
export function HalfDoneNotice({ forms, queueOf, isListed = () => true, onContinue, onRemoved }: HalfDoneNoticeProps) {
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
      queue={queueOf(form)}
      isAlone={rows.length === 1}
      isRemoved={form === removed?.form}
      onContinue={() => onContinue(form)}
      onRemove={() => remove(form)}
      onRestore={() => restore(form)}
    />
  );

  if (rows.length === 0) return null;
  const list = <ul className="kit-list">{rows.map(row)}</ul>;
  return (
    <section className="kit-note" data-tint="butter" aria-label="Yarım kalanlar">
      {rows.length === 1 ? (
        list
      ) : (
        // Folded, so that the list does not push away what the owner came for.
        <details className="kit-fold">
          <summary>Yarım kalanlar ({rows.length})</summary>
          {list}
        </details>
      )}
    </section>
  );
}

type HalfDoneRowProps = {
  form: HalfDone;
  queue: UploadQueue;
  /** No line above it says that it is half done. */
  isAlone: boolean;
  isRemoved: boolean;
  onContinue: () => void;
  onRemove: () => void;
  onRestore: () => void;
};

/** 'Geri al' takes the place of 'Sil', so that it has the focus. */
function HalfDoneRow({ form, queue, isAlone, isRemoved, onContinue, onRemove, onRestore }: HalfDoneRowProps) {
  const name = nameOf(form);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  return (
    <li className="kit-ends">
      <p className="kit-words" aria-live="polite">
        {isRemoved && "Silindi: "}
        {!isRemoved && isAlone && "Yarım kaldı: "}
        <strong>{name}</strong>
        {!isRemoved && whichWords(form)}
        {uploads.some(isOnItsWay) && " Fotoğrafları yükleniyor."}
      </p>
      <div className="kit-row">
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

/** The saved name, under which the owner finds the product in her list. */
const nameOf = ({ before, changes }: HalfDone): string => before.name || changes.name?.trim() || "yeni ürün";

/** Tells two half-done forms of one product apart: what was typed, and when. */
function whichWords({ place, changes, at }: HalfDone): string {
  const titles = Object.keys(changes).map((field) => fieldWords(field)?.title?.toLocaleLowerCase("tr"));
  const what = place === NEW_PRODUCT ? "" : titles.filter(Boolean).join(", ");
  const words = [what, at && recentMoment(at)].filter(Boolean);
  return words.length > 0 ? ` (${words.join("; ")})` : "";
}
