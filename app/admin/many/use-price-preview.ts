import { useEffect, useEffectEvent, useState } from "react";
import type { PriceRule } from "../../../domain/catalog/price-rule.ts";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { type ChosenProducts, panel, type SeenPrices } from "../panel-calls.ts";
import { useRefusal } from "../use-refusal.ts";

const SETTLES_AFTER_MS = 250;

/** What the rule would do, asked anew with every change of it; `look` counts how often someone wanted to look again. */
export function usePricePreview(chosen: ChosenProducts, rule: PriceRule | undefined, look: number) {
  const [seen, setSeen] = useState<{ key: string; prices: SeenPrices }>();
  const [failed, setFailed] = useState("");
  const refuse = useRefusal();
  const key = rule ? JSON.stringify([rule, look]) : "";

  const ask = useEffectEvent(async (isOver: () => boolean) => {
    if (!rule) return;
    try {
      const prices = await panel.previewPrices({ chosen, prices: rule });
      if (!isOver()) setSeen({ key, prices });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isOver()) return;
      setFailed(key);
      refuse(error, messages.dataFailed);
    }
  });

  useEffect(
    function lookOnceSettled() {
      if (key === "") return;
      let isOver = false;
      const timer = setTimeout(() => ask(() => isOver), SETTLES_AFTER_MS);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
    [key],
  );

  return {
    prices: rule && seen?.prices,
    isCurrent: key !== "" && seen?.key === key,
    hasFailed: key !== "" && failed === key,
  };
}
