import { useEffect, useState } from "react";
import { PRICE_DAYS, type PriceHistory } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { awaited } from "../awaited.ts";
import { type FormFacts, panel } from "../panel-calls.ts";

const UNKNOWN: FormFacts = { colors: [], priceDays: PRICE_DAYS };

/** What makes the form wiser. Without an answer it does its work all the same. */
export function useFormFacts(product: Product | undefined): FormFacts & { prices: PriceHistory | undefined } {
  const [facts, setFacts] = useState(UNKNOWN);
  const [prices, setPrices] = useState<PriceHistory>();

  useEffect(function askOfShop() {
    return awaited(panel.formFacts(), setFacts);
  }, []);

  // Asked again for every version of it: each may be another price.
  useEffect(
    function askOfProduct() {
      return product && awaited(panel.editedProduct(product.id), (known) => setPrices(known.prices));
    },
    [product],
  );

  return { ...facts, prices };
}
