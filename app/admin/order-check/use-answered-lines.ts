import { useRef, useState } from "react";
import { type OwnersChoice, ownersCount } from "../../../domain/order-check/verified-proposal.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { type CheckedAnswer, verifiedOrders } from "./check-calls.ts";
import type { CheckedOrder } from "./check-sheet.tsx";

/** The lines of an order with her answers to what they leave open. The shop compares them again: color and model may cost more, or be sold out. */
export function useAnsweredLines({ pasted, verified: first }: CheckedOrder) {
  const handleFailure = useFailureHandler();
  const [choices, setChoices] = useState<readonly OwnersChoice[]>([]);
  const [again, setAgain] = useState<CheckedAnswer>();
  const newest = useRef(choices);
  const answer = async (choice: OwnersChoice) => {
    const next = [
      ...newest.current.filter(({ line, group }) => line !== choice.line || group !== choice.group),
      choice,
    ];
    newest.current = next;
    setChoices(next);
    try {
      const [verified] = await verifiedOrders([pasted], next);
      if (newest.current === next) setAgain(verified);
    } catch (error) {
      newest.current = choices;
      setChoices(choices);
      handleFailure(error, reasonOr("Seçim okunamadı, yeniden dene"));
    }
  };
  const read = first && { ...(again ?? first), written: first.written };
  // A number of pieces stands at once; its stock is compared meanwhile.
  const verified = read && {
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, quantity: ownersCount(choices, at) ?? line.quantity })),
  };
  return { verified, answer };
}
