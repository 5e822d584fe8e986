import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CONDITION_CHIPS, chipPlaces, FACT_CHIPS } from "../../../domain/settings/placeholders.ts";
import { Field, FieldFrame, Select } from "../../ui/field.tsx";
import "./texts.css";
import { allowedAddress, linkInWords } from "../../../domain/settings/linked-text.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { INFO_LABELS } from "../../info/info-labels.ts";
import { Chip, SmallButton } from "../../ui/button.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { type CaretEdit, wholeEdit, withCondition, withPiece } from "./whole-edit.ts";

type FactTextProps = {
  label: string;
  name: string;
  /** With the facts' Turkish names in braces. */
  value: string;
  hint?: string;
  error: string | undefined;
  /** A line has no line breaks and no tools. */
  isLine?: boolean;
  onChange: (value: string) => void;
};

/** A text with facts in it. They look like chips, and no edit breaks one. */
export function FactText({ label, name, value, hint, error, isLine = false, onChange }: FactTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  const place = ({ text, caret }: CaretEdit) => {
    flushSync(() => onChange(text));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  };
  const edit = (text: string, caret: number) => {
    const edited = wholeEdit(value, { text, caret });
    // The browser keeps its own caret and undo where the edit stays as it is.
    if (edited.text === text) onChange(text);
    else place(edited);
  };
  return (
    <div className="field">
      <FieldFrame label={label} name={name} hint={hint} error={error}>
        {(own) => (
          <div className="texts-fact-stack" data-line={isLine || undefined}>
            <div className="texts-fact-paper" aria-hidden="true">
              {withMarks(value)}
            </div>
            <textarea
              ref={area}
              name={name}
              rows={1}
              value={value}
              onKeyDown={(event) => isLine && event.key === "Enter" && event.preventDefault()}
              onChange={({ target }) =>
                edit(isLine ? target.value.replace(/\n\s*/g, " ") : target.value, target.selectionStart)
              }
              {...own}
            />
          </div>
        )}
      </FieldFrame>
      {!isLine && <FactTools text={value} area={area} onEdit={place} />}
    </div>
  );
}

/** The same text behind the field: it gives the field its height and paints its chips. */
function withMarks(text: string): ReactNode[] {
  let end = 0;
  const parts = chipPlaces(text).flatMap(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return [...parts, text.slice(end), "\n"];
}

type FactToolsProps = {
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onEdit: (edited: CaretEdit) => void;
};

/** Puts facts, conditions and links where the caret was. */
function FactTools({ text, area, onEdit }: FactToolsProps) {
  const [condition, setCondition] = useState("");
  const caret = () => area.current?.selectionEnd ?? text.length;
  const add = (piece: string) => onEdit(withPiece(text, piece, caret()));
  return (
    <details className="kit-fold">
      <summary>Bilgi ya da bağlantı ekle</summary>
      <div className="kit-stack">
        <p className="kit-soft">Dokunduğun bilgi imlecin olduğu yere eklenir. Sayfada dükkânın bilgisi görünür.</p>
        <div className="kit-row">
          {FACT_CHIPS.map(({ shown }) => (
            <Chip key={shown} action={shown.slice(1, -1)} onClick={() => add(shown)} />
          ))}
        </div>
        <div className="kit-fields">
          <Select
            label="Satırı ne zaman göstersin?"
            value={condition}
            onChange={(event) => setCondition(event.target.value)}
          >
            <option value="">Her zaman</option>
            {CONDITION_CHIPS.map(({ shown }) => (
              <option key={shown} value={shown}>
                {shown.slice(1, -1)}
              </option>
            ))}
          </Select>
          <SmallButton
            action="Koşulu ekle"
            disabled={condition === ""}
            onClick={() => onEdit(withCondition(text, condition, caret()))}
          />
        </div>
        <LinkTool onAdd={add} />
      </div>
    </details>
  );
}

const ELSEWHERE = "başka";

/** Writes a link to a page of the shop, chosen from a list, or to a typed address. */
function LinkTool({ onAdd }: { onAdd: (link: string) => void }) {
  const [place, setPlace] = useState("");
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  const places = [
    ...Object.entries(INFO_LABELS).map(([slug, name]) => ({ name, to: addresses.info(slug) })),
    ...useOwnersCategories().map(({ slug, name }) => ({ name, to: addresses.category(slug) })),
    { name: "Tüm ürünler", to: addresses.allProducts },
  ];
  const to = place === ELSEWHERE ? allowedAddress(typed) : place || undefined;
  const shown = words.replace(/[[\]]/g, "").trim() || places.find((known) => known.to === to)?.name || to;
  return (
    <div className="kit-fields">
      <Select label="Bağlantı nereye gitsin?" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Seç</option>
        {places.map(({ name, to: address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>Başka bir adres</option>
      </Select>
      {place === ELSEWHERE && (
        <Field
          label="Adres"
          type="url"
          autoComplete="off"
          value={typed}
          error={typed !== "" && to === undefined ? "https://, mailto: ya da tel: ile başlasın" : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Field
        label="Görünen yazı"
        autoComplete="off"
        value={words}
        placeholder={shown}
        onChange={(event) => setWords(event.target.value)}
      />
      <SmallButton
        action="Bağlantı ekle"
        disabled={to === undefined}
        onClick={() => to && onAdd(linkInWords({ words: shown ?? to, to }))}
      />
    </div>
  );
}
