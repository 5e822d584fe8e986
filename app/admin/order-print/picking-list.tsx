import { useState } from "react";
import { Link } from "react-router";
import { codeKey } from "../../../domain/order/cart-code.ts";
import type { OrderState } from "../../../domain/order-book/order-states.ts";
import type { PickedLine } from "../../../domain/order-book/picking-list.ts";
import { istanbulDate } from "../../../domain/settings/shown-days.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { storedIds } from "../../browser-storage.ts";
import { messages } from "../../messages.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { STATE_NAMES } from "../state-words.ts";
import { useStock } from "../stock/use-stock.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { PickedRow } from "./picked-row.tsx";
import "./picking-list.css";
import { PrintButton } from "./print-button.tsx";

/** Orders whose products still stand on the shelf. */
const TO_PICK: readonly OrderState[] = ["new", "preparing"];

/** 'Hazırlama listesi': what to take from the shelf, by product and color, with a box to check. */
export function PickingList({ state }: { state: OrderState | undefined }) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => orderCalls.picking(state ? [state] : TO_PICK),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
    state,
  );
  return (
    <>
      <h2>Hazırlama listesi</h2>
      <p className="picking-list-day">
        {dateInWords(istanbulDate(new Date()))}, {state ? STATE_NAMES[state] : "Yeni ve hazırlanan siparişler"}
      </p>
      <nav className="kit-row" aria-label="Hangi siparişler">
        {[undefined, ...TO_PICK].map((one) => (
          <Link
            key={one ?? "all"}
            className="button-chip"
            to={panelAddresses.printedOrders({ kind: "picking", state: one })}
            aria-current={one === state ? "page" : undefined}
            replace
          >
            {one ? STATE_NAMES[one] : "Hepsi"}
          </Link>
        ))}
        <PrintButton />
      </nav>
      {answer ? (
        <PickedTable picked={answer} />
      ) : hasFailed ? (
        <PlainButton action="Tekrar dene" onClick={reload} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** Lines that are off the shelf already, on this device. */
const TAKEN = storedIds("hazirlananlar");

const MAX_TAKEN = 500;

/** Names no product or wish. Another order makes another one, because more is to be taken then. */
const takenId = (line: PickedLine): string => String(codeKey({ id: JSON.stringify(line) }));

function PickedTable({ picked }: { picked: readonly PickedLine[] }) {
  const stock = useStock(picked.flatMap(({ productId }) => productId ?? []));
  const [taken, setTaken] = useState(TAKEN.read);
  const take = (id: string) => {
    const others = taken.filter((other) => other !== id);
    const next = others.length < taken.length ? others : [...taken, id];
    setTaken(next);
    TAKEN.write(next.slice(-MAX_TAKEN));
  };
  if (picked.length === 0) return <p>Raftan alınacak bir şey yok.</p>;
  return (
    <ol className="picking-list" aria-label="Raftan alınacaklar">
      {Array.from(picked.entries(), ([index, line]) => (
        <PickedRow
          key={index}
          line={line}
          stock={stock}
          isTaken={taken.includes(takenId(line))}
          onTake={() => take(takenId(line))}
        />
      ))}
    </ol>
  );
}
