import { useState } from "react";
import type { CountedGroup } from "../../../domain/choice/counted-groups.ts";
import { pastedCounts } from "../../../domain/choice/pasted-counts.ts";
import { PlainButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";

type PastedCountsProps = {
  counted: readonly CountedGroup[];
  rows: Readonly<Record<string, string>>;
  onAdd: (added: Record<string, string>) => void;
  /** Called with what is in the field and not yet in the list. */
  onPasted?: ((text: string) => void) | undefined;
};

/** More are no table that somebody mends here. */
const MOST_NAMED = 30;

/** The counts of a pasted table, shown before they are taken over. What cannot be read stays in the field. */
export function PastedCounts({ counted, rows, onAdd, onPasted }: PastedCountsProps) {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onPasted?.(text);
  };
  const { counts, unread, rest } = pastedCounts(typed, counted);
  return (
    <details className="kit-fold">
      <summary>Tablonu yapıştır</summary>
      <div className="kit-stack">
        <TextArea
          label="Adetlerin tablosu"
          hint="Excel'den kopyala, ya da satır satır yaz: pembe, iPhone 13, 4"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <div className="kit-soft" role="status">
          {counts.length > 0 && (
            <ul className="product-form-pasted">
              {counts.map(({ mark, words, count }) => (
                <li key={mark}>
                  {words}: <b>{count}</b>
                  {rows[mark] !== undefined && rows[mark] !== String(count) && ` (şimdi ${rows[mark]})`}
                </li>
              ))}
            </ul>
          )}
          {unread.length > 0 && (
            <p className="field-error">
              Okunamadı: {unread.slice(0, MOST_NAMED).join(" · ")}
              {unread.length > MOST_NAMED && ` · ${unread.length - MOST_NAMED} satır daha`}
            </p>
          )}
        </div>
        <PlainButton
          action={`${counts.length} adedi listeye al`}
          disabled={counts.length === 0}
          onClick={() => {
            onAdd(Object.fromEntries(counts.map(({ mark, count }) => [mark, String(count)])));
            type(rest);
          }}
        />
      </div>
    </details>
  );
}
