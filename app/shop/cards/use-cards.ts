import { useEffect, useState } from "react";
import { MAX_QUERY_IDS, type ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { api } from "../../api-client.ts";
import { cardsFromApi } from "./api-cards.ts";

/** Cards by product id; undefined stands for a product that no longer exists. */
type CardsById = ReadonlyMap<string, ShowcaseProduct | undefined>;

/** Loads the cards of products by their ids, each id once. `gone` are the ids without a product. */
export function useCards(ids: readonly string[]) {
  const [loaded, setLoaded] = useState<CardsById>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !loaded.has(id)).join(" ");

  useEffect(
    function loadMissingCards() {
      if (missing === "" || hasFailed) return;
      let isCurrent = true;
      loadCards(missing.split(" ")).then(
        (cards) => isCurrent && setLoaded((before) => new Map([...before, ...cards])),
        () => isCurrent && setFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    },
    [missing, hasFailed],
  );

  return {
    cards: ids.flatMap((id) => loaded.get(id) ?? []),
    gone: ids.filter((id) => loaded.has(id) && !loaded.get(id)),
    isLoading: missing !== "" && !hasFailed,
    hasFailed,
    retry: () => setFailed(false),
  };
}

async function loadCards(ids: readonly string[]): Promise<CardsById> {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_QUERY_IDS) }, (_, batch) =>
    api.productsById(ids.slice(batch * MAX_QUERY_IDS, (batch + 1) * MAX_QUERY_IDS)),
  );
  const answers = await Promise.all(batches);
  const cards = new Map(answers.flatMap(cardsFromApi).map((card) => [card.id, card]));
  return new Map(ids.map((id) => [id, cards.get(id)]));
}
