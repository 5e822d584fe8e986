import { type KeyboardEvent, useState } from "react";
import { MAX_TRACKING } from "../../../domain/order-book/book-order.ts";
import { isOpen, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { sharedNumbers, takesParcel } from "../../../domain/parcels/tracking-numbers.ts";
import { Checkbox, Field } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { Sending } from "../order-calls.ts";
import { CarrierField, LAST_CARRIER } from "../order-form/carrier-field.tsx";
import { namedParcel, unreadyWords } from "../order-form/row-words.ts";
import { ParcelsPaste } from "./parcels-paste.tsx";
import { type Parcels, useParcels } from "./use-parcels.ts";

type ParcelsSheetProps = {
  orders: readonly ListedOrder[];
  /** The orders with their numbers. Answers whether they are written, or why somebody is asked first. */
  onWrite: (orders: readonly ListedOrder[], sending: Sending) => Promise<boolean | string>;
  onClose: () => void;
};

/**
 * The tracking numbers of many parcels: pasted as a carrier sends them, or typed in a row, where Enter goes to the next one. One tap writes
 * all; a number for two people is told first.
 */
export default function ParcelsSheet({ orders: chosen, onWrite, onClose }: ParcelsSheetProps) {
  const orders = chosen.filter(takesParcel);
  const without = chosen.filter((order) => !takesParcel(order));
  const [carrier, setCarrier] = useState(() => orders.find((order) => order.carrier)?.carrier ?? LAST_CARRIER.read());
  const parcels = useParcels(orders);
  const [isSent, setSent] = useState(true);
  /** The rows as they were when the shared numbers were told, and what the server said of them. */
  const [told, setTold] = useState<{ typed: Parcels["typed"]; says: string }>();
  const [isWriting, setWriting] = useState(false);
  const sent = orders.map((order, at) => ({ ...order, tracking: parcels.rows[at]?.tracking.trim() ?? "" }));
  const shared = sharedNumbers(sent);
  const isShared = shared.some((others) => others.length > 0);
  const evenIfShared = told !== undefined && told.typed === parcels.typed;
  const write = async () => {
    if (isShared && !evenIfShared) {
      setTold({ typed: parcels.typed, says: "Aynı numara birden çok kişide." });
      return;
    }
    setWriting(true);
    // Orders that have no number and get none are left alone, whatever became of them meanwhile.
    const numbered = sent.filter(({ tracking }, at) => tracking !== "" || orders[at]?.tracking !== "");
    const answer = await onWrite(numbered.length > 0 ? numbered : sent, { carrier, evenIfShared, isSent });
    if (typeof answer === "string") setTold({ typed: parcels.typed, says: `${answer}.` });
    if (answer === true && carrier !== "") LAST_CARRIER.write(carrier);
    setWriting(false);
    if (answer === true) onClose();
  };
  const unready = unreadyWords(sent.filter(({ tracking }) => tracking !== ""));
  const note = without.length > 0 && (
    <p className="kit-note" data-tint="butter">
      Numara almayan: {without.map(reasonInWords).join("; ")}
    </p>
  );
  if (orders.length === 0) {
    return (
      <Sheet title="Takip numaraları" shape="form" onClose={onClose}>
        <div className="kit-body">{note}</div>
      </Sheet>
    );
  }
  return (
    <Sheet title="Takip numaraları" shape="form" onClose={onClose}>
      <form
        className="kit-body"
        onKeyDown={goOn}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWriting) write();
        }}
      >
        {note}
        <ParcelsPaste orders={orders} parcels={parcels} />
        <CarrierField
          label="Kargo"
          maxLength={60}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        {Array.from(sent.entries(), ([at, parcel]) => {
          const { label, hint } = namedParcel(parcel, orders);
          return (
            <Field
              key={parcel.id}
              label={label}
              hint={[hint, parcels.rows[at]?.found].filter(Boolean).join(" · ") || undefined}
              error={sharedWords(shared[at] ?? [])}
              maxLength={MAX_TRACKING}
              autoComplete="off"
              value={parcels.rows[at]?.tracking ?? ""}
              onPaste={(event) => {
                if (parcels.pasteAt(at, event.clipboardData.getData("text/plain"))) event.preventDefault();
              }}
              onChange={({ target }) => parcels.change(at, target.value)}
            />
          );
        })}
        {orders.some(({ state }) => isOpen(state)) && (
          <Checkbox
            label="Numarası yazılanlar Kargoda olsun"
            checked={isSent}
            onChange={({ target }) => setSent(target.checked)}
          />
        )}
        {unready !== "" && (
          <p role="status" className="kit-note" data-tint="butter">
            {unready} Yine de yazabilirsin.
          </p>
        )}
        {(isShared || evenIfShared) && (
          <p role="status" className="kit-note" data-tint="butter">
            {evenIfShared ? told.says : "Aynı numara birden çok kişide."} Paketleri gerçekten birlikteyse yine de
            yazabilirsin.
          </p>
        )}
        <button
          type="submit"
          className={evenIfShared ? "button button-plain" : "button button-ribbon"}
          aria-disabled={isWriting}
        >
          {evenIfShared ? "Yine de yaz" : "Numaraları yaz"}
        </button>
      </form>
    </Sheet>
  );
}

/** `#12 Kişi bilgileri silindi`, `#13 Ece Işık, Muğla (İptal)`. */
const reasonInWords = (order: ListedOrder): string =>
  `${namedParcel(order, []).label}${order.blottedAt === null ? ` (${STATE_NAMES[order.state]})` : ""}`;

const sharedWords = (others: readonly ListedOrder[]): string | undefined =>
  others.length > 0
    ? `Bu numara şurada da var: ${others.map((order) => namedParcel(order, []).label).join("; ")}`
    : undefined;

/** Scanners end a number with Enter too. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type="checkbox"]), [type="submit"]'),
  ];
  fields[fields.indexOf(event.target) + 1]?.focus();
}
