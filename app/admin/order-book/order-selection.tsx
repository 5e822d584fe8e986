import { Link } from "react-router";
import { ORDER_STATES } from "../../../domain/order-book/order-states.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import "../../ui/field.css";
import { SelectionBar } from "../products/selection-bar.tsx";
import { STATE_NAMES } from "../state-words.ts";
import type { ChosenOrders } from "./use-chosen-orders.ts";
import type { OrderMoves } from "./use-order-moves.ts";

type OrderSelectionProps = { selection: ChosenOrders; moves: OrderMoves; isStale: boolean };

/** The actions on the chosen orders. */
export function OrderSelection({ selection, moves, isStale }: OrderSelectionProps) {
  const { chosen } = selection;
  return (
    <SelectionBar
      name="Seçilen siparişler"
      says={moves.isBusy ? "Durum değişiyor…" : `${chosen.length} sipariş seçildi`}
      isBusy={moves.isBusy}
      isStale={isStale}
      onClear={selection.clear}
    >
      <select
        className="field-input kit-select"
        aria-label="Seçilenlerin durumu"
        value=""
        onChange={async ({ target }) => {
          const state = ORDER_STATES.find((one) => one === target.value);
          if (!state) return;
          if (await moves.move(chosen, state)) selection.clear();
        }}
      >
        <option value="" disabled>
          Durumu değiştir
        </option>
        {ORDER_STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_NAMES[state]}
          </option>
        ))}
      </select>
      <Link
        className="button-chip"
        to={panelAddresses.printedOrders({ kind: "slips", ids: chosen.map(({ id }) => id), paper: "a4" })}
      >
        Paket fişleri
      </Link>
    </SelectionBar>
  );
}
