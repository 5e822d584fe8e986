import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { MAX_TRACKING } from "../../../domain/order-book/book-order.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import {
  type FilledNumbers,
  filledNumbers,
  pastedNumbers,
  sharedNumbers,
} from "../../../domain/order-book/tracking-numbers.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { CarrierField, LAST_CARRIER } from "../order-form/carrier-field.tsx";
import { namedParcel } from "../order-form/row-words.ts";

type ParcelsSheetProps = {
  orders: readonly ListedOrder[];
  /** The orders with their numbers. Answers whether they are written. */
  onWrite: (orders: readonly ListedOrder[], sending: { carrier: string; evenIfShared: boolean }) => Promise<boolean>;
  onClose: () => void;
};

/**
 * The tracking numbers of many parcels: typed in a row, where Enter goes to the next one, or pasted as a column. One tap writes all; one
 * number for two people is told first.
 */
export default function ParcelsSheet({ orders, onWrite, onClose }: ParcelsSheetProps) {
  const [carrier, setCarrier] = useState(() => orders.find((order) => order.carrier)?.carrier ?? LAST_CARRIER.read());
  const [trackings, setTrackings] = useState<readonly string[]>(() => orders.map(({ tracking }) => tracking));
  const [pasted, setPasted] = useState<FilledNumbers & { before: readonly string[] }>();
  /** The numbers as they were when the shared ones were told. */
  const [told, setTold] = useState<readonly string[]>();
  const [isWriting, setWriting] = useState(false);
  const parcels = orders.map((order, at) => ({ ...order, tracking: trackings[at] ?? "" }));
  const shared = sharedNumbers(parcels);
  const isShared = shared.some((others) => others.length > 0);
  const evenIfShared = isShared && told === trackings;
  const write = async () => {
    if (isShared && !evenIfShared) {
      setTold(trackings);
      return;
    }
    setWriting(true);
    const isWritten = await onWrite(parcels, { carrier, evenIfShared });
    if (isWritten && carrier !== "") LAST_CARRIER.write(carrier);
    setWriting(false);
    if (isWritten) onClose();
  };
  const paste = (event: ClipboardEvent, from: number) => {
    const numbers = pastedNumbers(event.clipboardData.getData("text/plain"));
    if (!numbers) return;
    event.preventDefault();
    const filled = filledNumbers(trackings, from, numbers);
    setTrackings(filled.trackings);
    setPasted({ ...filled, before: trackings });
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
        {pasted && (
          <div role="status" className="kit-ends kit-note" data-tint={pasted.left.length > 0 ? "butter" : "mint"}>
            {pastedWords(pasted, orders)}
            <SmallButton
              action="Geri al"
              onClick={() => {
                setTrackings(pasted.before);
                setPasted(undefined);
              }}
            />
          </div>
        )}
        {Array.from(parcels.entries(), ([at, parcel]) => (
          <Field
            key={parcel.id}
            {...namedParcel(parcel, orders)}
            error={sharedWords(shared[at] ?? [])}
            maxLength={MAX_TRACKING}
            autoComplete="off"
            value={parcel.tracking}
            onPaste={(event) => paste(event, at)}
            onChange={({ target }) => setTrackings(trackings.with(at, target.value))}
          />
        ))}
        {isShared && (
          <p role="status" className="kit-note" data-tint="butter">
            Aynı numara birden çok kişide. Paketleri gerçekten birlikteyse yine de yazabilirsin.
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

/** `5 numara yapıştırıldı: #12, #13 …; 2 numaraya sıra kalmadı: 333, 444`. */
function pastedWords({ filled, left }: FilledNumbers, orders: readonly ListedOrder[]): string {
  const numbers = filled.map((at) => `#${orders[at]?.number}`).join(", ");
  const done =
    filled.length > 0 ? `${filled.length} numara sırayla yapıştırıldı: ${numbers}.` : "Hiçbir numara sığmadı.";
  return left.length > 0 ? `${done} Yazılmayan: ${left.join(", ")}` : done;
}

const sharedWords = (others: readonly ListedOrder[]): string | undefined =>
  others.length > 0 ? `Bu numara şurada da var: ${others.map(({ number }) => `#${number}`).join(", ")}` : undefined;

/** Scanners end a number with Enter too. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[type="submit"]')];
  fields[fields.indexOf(event.target) + 1]?.focus();
}
