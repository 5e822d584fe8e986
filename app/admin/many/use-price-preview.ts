import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import { messages } from "../../messages.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type ChosenProducts, panel } from "../panel-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";

/** What the rule would do, asked anew with every change of it; `look` counts how often someone wanted to look again. */
export function usePricePreview(chosen: ChosenProducts, rule: PriceRule | undefined, look: number) {
  const handleFailure = useFailureHandler();
  const question = rule ? JSON.stringify([rule, look]) : "";
  const settled = useDebounced(question);
  const { answer, hasFailed } = useRequest(
    async () => rule && { question, prices: await panel.previewPrices({ chosen, prices: rule }) },
    (error) => handleFailure(error, messages.dataFailed),
    settled,
  );
  return {
    prices: rule && answer?.prices,
    isCurrent: question !== "" && answer?.question === question,
    hasFailed: hasFailed && question !== "" && settled === question,
  };
}
