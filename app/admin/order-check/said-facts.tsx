import "./order-check.css";
import { useState } from "react";
import { DETAIL_LABELS } from "../../../domain/order/detail-lines.ts";
import {
  acceptedPayment,
  detailsWith,
  factLabel,
  factText,
  sureFacts,
  tickedFact,
} from "../../../domain/order-check/accepted-facts.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { SaidFact } from "../../../domain/said-order/said-fact.ts";
import { Checkbox } from "../../ui/field.tsx";
import { SourceWords } from "./proposed-facts.tsx";

/** The facts that she accepts: at first those that are sure. */
export function useTickedFacts(facts: readonly SaidFact[], isSaidGift: boolean) {
  const [turned, setTurned] = useState<readonly SaidFact[]>();
  const [isGift, setGift] = useState(isSaidGift);
  const ticked = turned ?? sureFacts(facts);
  return {
    isGift,
    isTicked: (fact: SaidFact) => ticked.includes(fact),
    toggle: (fact: SaidFact) => setTurned(tickedFact(ticked, fact)),
    toggleGift: () => setGift(!isGift),
    payment: acceptedPayment(ticked, isGift),
    /** The order with what she accepts. */
    accepted: (pasted: PastedOrder): PastedOrder => ({
      ...pasted,
      order: { ...pasted.order, details: detailsWith(pasted.order.details, ticked, isGift) },
    }),
  };
}

type SaidPersonProps = { facts: readonly SaidFact[]; person: ReturnType<typeof useTickedFacts> };

/** Who and where, as the chat seems to say it, each with its words. What is not ticked is not written. */
export const SaidPerson = ({ facts, person }: SaidPersonProps) => (
  <fieldset className="kit-list">
    <legend className="unseen">Kime, nereye, nasıl ödenecek</legend>
    {Array.from(facts.entries(), ([at, fact]) => (
      <label key={at} className="kit-ends order-check-fact" data-wanted={person.isTicked(fact)}>
        <span className="kit-words">
          <span className="kit-soft">{factLabel(fact, person.isGift)}</span>
          <strong>{factText(fact)}</strong>
          <SourceWords words={fact.words} />
        </span>
        <span className="kit-list-tick">
          <input type="checkbox" checked={person.isTicked(fact)} onChange={() => person.toggle(fact)} />
        </span>
      </label>
    ))}
    <Checkbox label={DETAIL_LABELS.isGift} checked={person.isGift} onChange={person.toggleGift} />
  </fieldset>
);
