import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import { messages } from "../../messages.ts";
import { useAsked } from "../../ui/use-asked.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { type ChosenProducts, panel } from "../panel-calls.ts";
import { useRefusal } from "../use-refusal.ts";

/** What the rule would do, asked anew with every change of it; `look` counts how often someone wanted to look again. */
export function usePricePreview(chosen: ChosenProducts, rule: PriceRule | undefined, look: number) {
  const refuse = useRefusal();
  const question = rule ? JSON.stringify([rule, look]) : "";
  const settled = useSettled(question);
  const { known, hasFailed } = useAsked(
    async () => rule && { question, prices: await panel.previewPrices({ chosen, prices: rule }) },
    (error) => refuse(error, messages.dataFailed),
    settled,
  );
  return {
    prices: rule && known?.prices,
    isCurrent: question !== "" && known?.question === question,
    hasFailed: hasFailed && question !== "" && settled === question,
  };
}
