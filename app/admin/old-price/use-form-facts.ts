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

  const id = product?.id;
  useEffect(
    function askOfProduct() {
      return id === undefined ? undefined : awaited(panel.editedProduct(id), (known) => setPrices(known.prices));
    },
    [id],
  );

  return { ...facts, prices };
}
