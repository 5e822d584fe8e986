import { useState } from "react";
import { Link } from "react-router";
import { isSold, ORDER_STATES, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import "../../ui/field.css";
import { useMayChangePrices } from "../panel-context.tsx";
import { SelectionBar } from "../products/list-parts.tsx";
import type { OrderMoves } from "./use-order-moves.ts";

const CarrierFileSheet = lazyPart(() => import("./carrier-file-sheet.tsx"), LostPart);
const ParcelsSheet = lazyPart(() => import("./parcels-sheet.tsx"), LostPart);

/** The chosen orders of the shown page. Those that another page or answer does not show are no longer chosen. */
export function useChosenOrders(shown: readonly ListedOrder[], question: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setIds(new Set());
  }
  const chosen = shown.filter(({ id }) => ids.has(id));
  const isPageChosen = shown.length > 0 && chosen.length === shown.length;
  return {
    chosen,
    isPageChosen,
    has: ({ id }: ListedOrder) => ids.has(id),
    toggle: (order: ListedOrder) =>
      setIds(new Set(shown.filter((one) => ids.has(one.id) !== (one === order)).map(({ id }) => id))),
    togglePage: () => setIds(new Set(isPageChosen ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type ChosenOrders = ReturnType<typeof useChosenOrders>;

type OrderSelectionProps = { selection: ChosenOrders; moves: OrderMoves; isStale: boolean; seesPersons: boolean };

/** The actions on the chosen orders. */
export function OrderSelection({ selection, moves, isStale, seesPersons }: OrderSelectionProps) {
  const { chosen } = selection;
  const mayChangePrices = useMayChangePrices();
  const parcels = useOpened("takip-numaralari");
  const file = useOpened("kargo-dosyasi");
  return (
    <>
      <SelectionBar
        name="Seçilen siparişler"
        says={moves.isBusy ? "Siparişler değişiyor…" : `${chosen.length} sipariş seçildi`}
        isBusy={moves.isBusy}
        isStale={isStale}
        onClear={selection.clear}
      >
        <select
          className="field-input kit-list-select"
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
        {mayChangePrices && chosen.some(({ left, state }) => left > 0 && isSold(state)) && (
          <SmallButton
            action="Ödendi yap"
            onClick={async () => {
              if (await moves.pay(chosen.filter(({ state }) => isSold(state)))) selection.clear();
            }}
          />
        )}
        {seesPersons && <SmallButton action="Takip numaraları" aria-haspopup="dialog" onClick={parcels.open} />}
        {seesPersons && <SmallButton action="Kargo dosyası" aria-haspopup="dialog" onClick={file.open} />}
        <Link
          className="button-chip"
          to={panelAddresses.printedOrders({ kind: "slips", ids: chosen.map(({ id }) => id), paper: "a4" })}
        >
          Paket fişleri
        </Link>
      </SelectionBar>
      {file.isOpen && <CarrierFileSheet orders={chosen} onClose={file.close} />}
      {parcels.isOpen && <ParcelsSheet orders={chosen} onWrite={moves.track} onClose={parcels.close} />}
    </>
  );
}
