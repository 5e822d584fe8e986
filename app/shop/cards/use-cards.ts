import { useEffect, useState } from "react";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { MAX_QUERY_IDS } from "../../../domain/listing/matching-products.ts";
import { api } from "../../api-client.ts";
import { answeredCards } from "./answered-cards.ts";

type Answers = ReadonlyMap<string, ShowcaseProduct | undefined>;

/** The cards of products known by their ids. What was answered once is not asked again; `gone` are ids nobody answers to. */
export function useCards(ids: readonly string[]) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const unanswered = ids.filter((id) => !answers.has(id)).join(" ");

  useEffect(
    function askForCards() {
      if (unanswered === "" || hasFailed) return;
      const asked = unanswered.split(" ");
      let isWanted = true;
      findCards(asked).then(
        (found) => isWanted && setAnswers((known) => new Map([...known, ...found])),
        () => isWanted && setFailed(true),
      );
      return () => {
        isWanted = false;
      };
    },
    [unanswered, hasFailed],
  );

  return {
    cards: ids.flatMap((id) => answers.get(id) ?? []),
    gone: ids.filter((id) => answers.has(id) && !answers.get(id)),
    isWaiting: unanswered !== "" && !hasFailed,
    hasFailed,
    askAgain: () => setFailed(false),
  };
}

async function findCards(ids: readonly string[]): Promise<Answers> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_QUERY_IDS) }, (_, part) =>
    api.productsById(ids.slice(part * MAX_QUERY_IDS, (part + 1) * MAX_QUERY_IDS)),
  );
  const answers = await Promise.all(parts);
  const cards = new Map(answers.flatMap(answeredCards).map((card) => [card.id, card]));
  return new Map(ids.map((id) => [id, cards.get(id)]));
}
