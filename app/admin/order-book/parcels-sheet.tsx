import { type KeyboardEvent, useState } from "react";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { Field } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { CarrierField, LAST_CARRIER } from "../order-form/carrier-field.tsx";

type ParcelsSheetProps = {
  orders: readonly ListedOrder[];
  /** Answers whether they are written. */
  onWrite: (trackings: readonly string[], carrier: string) => Promise<boolean>;
  onClose: () => void;
};

/** The tracking numbers of many parcels, typed in a row: Enter goes to the next one, and one tap writes all. */
export default function ParcelsSheet({ orders, onWrite, onClose }: ParcelsSheetProps) {
  const [carrier, setCarrier] = useState(() => orders.find((order) => order.carrier)?.carrier ?? LAST_CARRIER.read());
  const [trackings, setTrackings] = useState(() => orders.map(({ tracking }) => tracking));
  const [isWriting, setWriting] = useState(false);
  const write = async () => {
    setWriting(true);
    const isWritten = await onWrite(trackings, carrier);
    if (isWritten && carrier !== "") LAST_CARRIER.write(carrier);
    setWriting(false);
    if (isWritten) onClose();
  };
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
        <CarrierField
          label="Kargo"
          maxLength={60}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        {Array.from(orders.entries(), ([at, { id, number, name }]) => (
          <Field
            key={id}
            label={`#${number} ${name}`.trim()}
            maxLength={60}
            autoComplete="off"
            value={trackings[at] ?? ""}
            onChange={({ target }) => setTrackings(trackings.with(at, target.value))}
          />
        ))}
        <button type="submit" className="button button-ribbon" aria-disabled={isWriting}>
          Numaraları yaz
        </button>
      </form>
    </Sheet>
  );
}

/** Scanners end a number with Enter too. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  fields[fields.indexOf(event.target) + 1]?.focus();
}
