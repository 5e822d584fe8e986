import { PRICE_DAYS, type PriceHistory } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type FormFacts, panel } from "../panel-calls.ts";

const UNKNOWN: FormFacts = { colors: [], priceDays: PRICE_DAYS };

/** What makes the form wiser. Without an answer it does its work all the same. */
export function useFormFacts(product: Product | undefined): FormFacts & { prices: PriceHistory | undefined } {
  const { answer: facts = UNKNOWN } = useRequest(panel.formFacts);
  // Asked again for every version of it: each may be another price.
  const { answer: edited } = useRequest(async () => product && panel.editedProduct(product.id), undefined, product);
  return { ...facts, prices: edited?.prices };
}
