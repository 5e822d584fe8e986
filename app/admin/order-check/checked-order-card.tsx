import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { isTakenOut, isUncertain, type VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import type { PriceChoice } from "../../../domain/order-check/wanted-lines.ts";
import { recentMoment } from "../../ui/moment.ts";
import type { CheckedAnswer } from "./check-calls.ts";
import { CheckedDetails } from "./checked-details.tsx";
import { CheckedLine } from "./checked-line.tsx";
import "./checked-order-card.css";
import { CheckedTotal } from "./checked-total.tsx";
import { Doubt } from "./doubt.tsx";
import { messageFacts, orderDoubtWords } from "./doubt-words.ts";
import { type AnswerTexts, OrderAnswer } from "./order-answer.tsx";
import type { CheckedOrder } from "./use-checked-orders.ts";

export type OnWritten = (order: BookOrder) => void;

type CheckedOrderCardProps = {
  checked: CheckedOrder;
  texts: AnswerTexts | undefined;
  onWritten: OnWritten;
  onOpen: (orderId: string) => void;
};

/** One order of the pasted text. */
export const CheckedOrderCard = ({ checked: { pasted, verified }, ...on }: CheckedOrderCardProps) => (
  <article className="checked-order-card">
    <Sender pasted={pasted} />
    {verified ? (
      <Verified pasted={pasted} verified={verified} {...on} />
    ) : (
      <p>Bu mesaj sipariş olarak okunamayacak kadar uzun.</p>
    )}
  </article>
);

const Sender = ({ pasted: { author, at, times } }: { pasted: PastedOrder }) => (
  <header>
    <h3>{author ?? "Sipariş"}</h3>
    {at && <time dateTime={at.toISOString()}>{recentMoment(at.toISOString())}</time>}
    {times > 1 && <span>Aynı mesaj {times} kez var, bir kez sayıldı.</span>}
  </header>
);

type VerifiedProps = Omit<CheckedOrderCardProps, "checked"> & { pasted: PastedOrder; verified: CheckedAnswer };

function Verified({ pasted, verified, ...on }: VerifiedProps) {
  /** Places of lines: another answer about the same message has other objects. */
  const [left, setLeft] = useState<readonly number[]>(() =>
    verified.lines.flatMap((line, at) => (isUncertain(line) ? at : [])),
  );
  const [choice, setChoice] = useState<PriceChoice>("thatDay");
  const facts = messageFacts(pasted);
  const isLeft = (line: VerifiedLine) => left.includes(verified.lines.indexOf(line));
  const wishes = verified.lines.filter((line) => !isTakenOut(line));
  const lines = wishes.filter((line) => !isLeft(line));
  const without = wishes.filter(isLeft);
  const [unsure, missing] = [without.filter(isUncertain), without.filter((line) => !isUncertain(line))];
  const toggle = (at: number) => setLeft(left.includes(at) ? left.filter((other) => other !== at) : [...left, at]);
  return (
    <>
      <ul>
        {Array.from(verified.lines.entries(), ([at, line]) => (
          <CheckedLine
            key={at}
            line={line}
            facts={facts}
            choice={choice}
            isWanted={!left.includes(at)}
            onToggle={() => toggle(at)}
          />
        ))}
      </ul>
      <CheckedTotal lines={lines} said={verified.said} choice={choice} onChoose={setChoice} />
      {verified.doubts.map((doubt) => (
        <Doubt key={doubt.kind} {...orderDoubtWords(doubt, verified, facts)} />
      ))}
      <CheckedDetails order={pasted.order} />
      <OrderAnswer
        pasted={pasted}
        lines={lines}
        missing={missing}
        unsure={unsure}
        choice={choice}
        earlier={verified.written}
        {...on}
      />
    </>
  );
}
