import { useState } from "react";
import { Link } from "react-router";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import { cardQuestions } from "../../../domain/choice/chosen.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { codeKey } from "../../../domain/order/cart-code.ts";
import { OPEN_STATES, type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { PickedLine, Picking } from "../../../domain/order-book/picking-list.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { storedIds } from "../../browser-storage.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Thumb } from "../panel-parts.tsx";
import { SoldOutButton, type Stock, useStock } from "../stock.tsx";
import "./order-print.css";

type PickingListProps = Picking & { state: OrderState | undefined };

/** 'Hazırlama listesi': what to take from the shelf, by product, color and values, with a box to check. */
export const PickingList = ({ picked, told, state }: PickingListProps) => (
  <>
    <h2>Hazırlama listesi</h2>
    <p className="kit-soft">
      {dateInWords(istanbulDate(new Date()))}, {state ? STATE_NAMES[state] : "Yeni ve hazırlanan siparişler"}
    </p>
    <nav className="kit-row" aria-label="Hangi siparişler">
      {[undefined, ...OPEN_STATES].map((one) => (
        <Link
          key={one ?? "open"}
          className="button-chip"
          to={panelAddresses.printedOrders({ kind: "picking", state: one })}
          aria-current={one === state ? "page" : undefined}
          replace
        >
          {one ? STATE_NAMES[one] : "Açık"}
        </Link>
      ))}
      <PlainButton action="Yazdır" className="button button-ribbon" onClick={() => print()} />
    </nav>
    {told.length > 0 && (
      <section className="kit-note" data-tint="butter">
        <h3>* Müşteri yazdı</h3>
        <ul>
          {told.map(({ number, words }) => (
            <li key={number} className="kit-letter">
              #{number}: {words}
            </li>
          ))}
        </ul>
      </section>
    )}
    {picked.length > 0 ? (
      <PickedTable picked={picked} told={new Set(told.map(({ number }) => number))} />
    ) : (
      <p>Raftan alınacak bir şey yok.</p>
    )}
  </>
);

/** Lines that are off the shelf already, on this device. */
const TAKEN = storedIds("hazirlananlar");

const MAX_TAKEN = 500;

type PickedTableProps = { picked: readonly PickedLine[]; told: ReadonlySet<number> };

/** Names no product or wish. Another order makes another one, because more is to be taken then. */
const takenId = (line: PickedLine): string => String(codeKey({ id: JSON.stringify(line) }));

function PickedTable({ picked, told }: PickedTableProps) {
  const stock = useStock(picked.flatMap(({ productId }) => productId ?? []));
  const [taken, setTaken] = useState(TAKEN.read);
  const take = (id: string) => {
    const others = taken.filter((other) => other !== id);
    const next = others.length < taken.length ? others : [...taken, id];
    setTaken(next);
    TAKEN.write(next.slice(-MAX_TAKEN));
  };
  return (
    <ol className="kit-list-lines order-print-list" aria-label="Raftan alınacaklar">
      {Array.from(picked.entries(), ([index, line]) => (
        <PickedRow
          key={index}
          line={line}
          told={told}
          stock={stock}
          isTaken={taken.includes(takenId(line))}
          onTake={() => take(takenId(line))}
        />
      ))}
    </ol>
  );
}

type PickedRowProps = Pick<PickedTableProps, "told"> & {
  line: PickedLine;
  stock: Stock;
  isTaken: boolean;
  onTake: () => void;
};

/** One thing to take from the shelf. Its box is checked with a finger or a pen. */
function PickedRow({ line, told, stock, isTaken, onTake }: PickedRowProps) {
  const { productId, name, color, values, quantity, numbers } = line;
  const product = stock.find(productId);
  return (
    <li className="order-print-row">
      <label className="kit-row order-print-take">
        <input type="checkbox" checked={isTaken} onChange={onTake} />
        <strong className="price">{quantity}</strong>
        <Thumb image={product ? pictureSoChosen(product, { color }) : ""} isEager />
        <span className="kit-words">
          {name}
          {(color || values.length > 0) && <span>{[color, ...values].filter(Boolean).join(", ")}</span>}
          {!color && cardQuestions({ colors: product?.colors ?? [] }).length > 0 && <span>Rengi seçilmemiş</span>}
        </span>
      </label>
      <span className="kit-words order-print-numbers">
        {numbers.map((number) => `#${number}${told.has(number) ? "*" : ""}`).join(" ")}
      </span>
      <span className="screen-only">
        <SoldOutButton product={product} stock={stock} />
      </span>
    </li>
  );
}
