import { useRef, useState } from "react";
import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import type { ChosenProducts } from "../panel-calls.ts";
import "../../ui/button.css";
import { Sheet } from "../../ui/sheet.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { FIRST_ENTRY, type PriceEntry, readEntry } from "./price-entry.ts";
import { PriceEntryFields } from "./price-entry-fields.tsx";
import { PricePreviewTable } from "./price-preview-table.tsx";
import "./price-sheet.css";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { usePricePreview } from "./use-price-preview.ts";

type PriceSheetProps = {
  chosen: ChosenProducts;
  /** Answers what stood in the way, if anything did. */
  onApply: (rule: PriceRule, fingerprint: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** All chosen prices at once: written as a change, seen before it is made, made as one step. */
export function PriceSheet({ chosen, onApply, onClose }: PriceSheetProps) {
  const [entry, setEntry] = useState(FIRST_ENTRY);
  const [look, setLook] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [isApplying, setApplying] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { rule, complaint } = readEntry(entry);
  const { prices, isCurrent, hasFailed } = usePricePreview(chosen, rule, look);
  const changing = prices ? prices.raised + prices.lowered : 0;
  const canApply = isCurrent && !isApplying && changing > 0 && prices?.impossible.count === 0;

  /** Whoever types again in the field is done with its complaint. */
  const write = (next: PriceEntry) => {
    if (next.typed !== entry.typed) setWritten(false);
    setEntry(next);
  };
  const apply = async () => {
    setWritten(true);
    if (complaint) field.current?.focus();
    if (!canApply || !rule || !prices) return;
    setApplying(true);
    try {
      const reason = await onApply(rule, prices.fingerprint);
      if (!reason) return onClose();
      setRefused(reason);
      setLook(look + 1);
    } finally {
      setApplying(false);
    }
  };

  return (
    <Sheet title="Toplu fiyat" shape="form" onClose={onClose}>
      <form
        className="price-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="price-sheet-content">
          <PriceEntryFields
            ref={field}
            entry={entry}
            complaint={isWritten ? complaint : undefined}
            onChange={write}
            onLeave={() => setWritten(entry.typed.trim() !== "")}
          />
          {refused && <p role="alert">{refused}</p>}
          {hasFailed && (
            <p className="price-sheet-failed">
              Fiyatlara bakılamadı.
              <SmallButton action="Tekrar dene" onClick={() => setLook(look + 1)} />
            </p>
          )}
          {prices ? (
            <PricePreviewTable prices={prices} isCurrent={isCurrent} />
          ) : (
            <p className="price-sheet-hint">Ne kadar değişeceğini yaz; önce ve sonra fiyatlar burada görünür.</p>
          )}
        </div>
        <footer className="sheet-foot price-sheet-actions">
          <PlainButton action="İptal" onClick={onClose} />
          <button type="submit" className="button button-ribbon" aria-disabled={!canApply && !complaint}>
            {isApplying ? "Fiyatlar değişiyor…" : canApply ? `${productsInWords(changing)}ü değiştir` : "Değiştir"}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}
