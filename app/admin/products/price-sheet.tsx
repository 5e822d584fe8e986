import { useRef, useState } from "react";
import type { PriceSpan } from "../../../domain/catalog/price-plan.ts";
import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import type { PlannedPrices } from "../../../domain/catalog/product-patch.ts";
import { messages } from "../../messages.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type ChosenProducts, panel } from "../panel-calls.ts";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { FIRST_ENTRY, type PriceEntry, readEntry, readSpan } from "./price-entry.ts";
import { PriceEntryFields, PriceSpanFields } from "./price-entry-fields.tsx";
import { changedIn, PricePreviewTable } from "./price-preview-table.tsx";

type PriceSheetProps = {
  chosen: ChosenProducts;
  /** Answers why the change failed, or undefined. */
  onApply: (change: { prices: PriceRule } | PlannedPrices, fingerprint: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Changes the price of all chosen products. The owner types the change, sees a preview and applies it as one step. */
export function PriceSheet({ chosen, onApply, onClose }: PriceSheetProps) {
  const [entry, setEntry] = useState(FIRST_ENTRY);
  const [reloads, setReloads] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [isApplying, setApplying] = useState(false);
  const [showsError, setShowsError] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { rule, error, isNonsense } = readEntry(entry);
  const { span, error: spanError } = readSpan(entry);
  const { prices, isCurrent, hasFailed } = usePricePreview(chosen, rule, { reloads, from: span?.from ?? null });
  const changedCount = prices ? changedIn(prices) : 0;
  const canApply = isCurrent && !isApplying && changedCount > 0 && prices?.impossible.count === 0;

  const change = (next: PriceEntry) => {
    if (next.typed !== entry.typed) setShowsError(false);
    setEntry(next);
  };
  const apply = async () => {
    setShowsError(true);
    if (error) field.current?.focus();
    if (!canApply || spanError || !rule || !prices) return;
    setApplying(true);
    try {
      const reason = await onApply({ prices: rule, ...(span && { span }) }, prices.fingerprint);
      if (!reason) return onClose();
      setRefused(reason);
      setReloads(reloads + 1);
    } finally {
      setApplying(false);
    }
  };

  return (
    <FormSheet
      title="Toplu fiyat"
      action={isApplying ? "Fiyatlar değişiyor…" : canApply ? `${productsInWords(changedCount)}ü değiştir` : "Değiştir"}
      isIncomplete={!canApply && !error}
      onSubmit={apply}
      onClose={onClose}
    >
      <PriceEntryFields
        ref={field}
        entry={entry}
        error={showsError || isNonsense ? error : undefined}
        onChange={change}
        onLeave={() => setShowsError(entry.typed.trim() !== "")}
      />
      <PriceSpanFields entry={entry} error={showsError ? spanError : undefined} onChange={change} />
      {refused && (
        <p role="alert" className="kit-wrong">
          {refused}
        </p>
      )}
      {hasFailed && (
        <p className="kit-row">
          Fiyatlara bakılamadı.
          <SmallButton action="Tekrar dene" onClick={() => setReloads(reloads + 1)} />
        </p>
      )}
      {prices ? (
        <PricePreviewTable prices={prices} isCurrent={isCurrent} drops={rule?.oldPrice === "drop"} />
      ) : (
        <p className="kit-soft">Ne kadar değişeceğini yaz; önce ve sonra fiyatlar burada görünür.</p>
      )}
    </FormSheet>
  );
}

type Previewing = { reloads: number; from: PriceSpan["from"] };

/** The prices that the rule would give, at once or from a later moment. A changed rule or number of `reloads` loads them again. */
function usePricePreview(chosen: ChosenProducts, rule: PriceRule | undefined, { reloads, from }: Previewing) {
  const handleFailure = useFailureHandler();
  const query = rule ? JSON.stringify([rule, reloads, from]) : "";
  const debounced = useDebounced(query);
  const { answer, hasFailed } = useRequest(
    async () => rule && { query, prices: await panel.previewPrices({ chosen, prices: rule, from }) },
    (error) => handleFailure(error, messages.dataFailed),
    debounced,
  );
  return {
    prices: rule && answer?.prices,
    isCurrent: query !== "" && answer?.query === query,
    hasFailed: hasFailed && query !== "" && debounced === query,
  };
}
