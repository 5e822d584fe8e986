import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import { messages } from "../../messages.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type ChosenProducts, panel } from "../panel-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";

/** The prices that the rule would give. A changed rule or number of `reloads` loads them again. */
export function usePricePreview(chosen: ChosenProducts, rule: PriceRule | undefined, reloads: number) {
  const handleFailure = useFailureHandler();
  const query = rule ? JSON.stringify([rule, reloads]) : "";
  const debounced = useDebounced(query);
  const { answer, hasFailed } = useRequest(
    async () => rule && { query, prices: await panel.previewPrices({ chosen, prices: rule }) },
    (error) => handleFailure(error, messages.dataFailed),
    debounced,
  );
  return {
    prices: rule && answer?.prices,
    isCurrent: query !== "" && answer?.query === query,
    hasFailed: hasFailed && query !== "" && debounced === query,
  };
}
