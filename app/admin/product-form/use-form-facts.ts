import { PRICE_DAYS, type PriceHistory } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { useRequest } from "../../ui/use-request.ts";
import { type FormFacts, panel } from "../panel-calls.ts";

const UNKNOWN: FormFacts = { colors: [], priceDays: PRICE_DAYS };

/** Facts that help to fill in the form. The form works without them. */
export function useFormFacts(product: Product | undefined): FormFacts & { prices: PriceHistory | undefined } {
  const { answer: facts = UNKNOWN } = useRequest(panel.formFacts);
  // Loaded again for every revision of the product, because each may have another price.
  const { answer: edited } = useRequest(async () => product && panel.editedProduct(product.id), undefined, product);
  return { ...facts, prices: edited?.prices };
}
