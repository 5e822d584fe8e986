import { useRef, useState } from "react";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Select, TextArea } from "../../ui/field.tsx";
import { namedParcel } from "../order-form/row-words.ts";
import { BarcodePhotos } from "./barcode-photos.tsx";
import type { Parcels } from "./use-parcels.ts";

/** A keyboard adds a word at once. More is a paste, which is read without a tap. */
const ONE_WORD = 20;

type ParcelsPasteProps = { orders: readonly ListedOrder[]; parcels: Parcels };

/** The field for a carrier's mail, a table or a list, and what was found in it. What is not sure is asked. */
export function ParcelsPaste({ orders, parcels }: ParcelsPasteProps) {
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const { pasted } = parcels;
  const read = (text: string) => {
    parcels.read(text);
    setTyped("");
  };
  const paste = async () => {
    try {
      read(await navigator.clipboard.readText());
    } catch {
      // Refused, or held back until the person confirms it in the browser.
      field.current?.querySelector("textarea")?.focus();
      toast.error("Panoya ulaşılamadı; alana basılı tutup yapıştır");
    }
  };
  return (
    <div ref={field} className="kit-stack">
      <TextArea
        label="Kargonun listesini yapıştır"
        hint="Mail, Excel ya da mesaj: her numara adından, yerinden, telefonundan ya da sipariş numarasından bulunur."
        rows={2}
        autoComplete="off"
        value={typed}
        onChange={({ target }) =>
          target.value.length - typed.length > ONE_WORD ? read(target.value) : setTyped(target.value)
        }
      />
      <div className="kit-row">
        {"clipboard" in navigator && <SmallButton action="Yapıştır" onClick={paste} />}
        <BarcodePhotos orders={orders} parcels={parcels} />
        {typed !== "" && <SmallButton action="Numaraları bul" onClick={() => read(typed)} />}
      </div>
      {pasted && (
        <div role="status" className="kit-ends kit-note" data-tint={pasted.isWhole ? "mint" : "butter"}>
          {pasted.says}
          {pasted.column && <SmallButton action="Sırayla dağıt" onClick={() => parcels.fill(0, pasted.column ?? [])} />}
          <SmallButton action="Geri al" onClick={parcels.takeBack} />
        </div>
      )}
      {pasted && pasted.offers.length > 0 && (
        <fieldset className="kit-group kit-stack">
          <legend>Kimin?</legend>
          {Array.from(pasted.offers.entries(), ([at, offer]) => (
            <Select
              key={`${at} ${offer.tracking}`}
              label={offer.tracking}
              hint={offer.isTwice ? `Listede iki kez: ${offer.said}` : offer.said}
              value=""
              onChange={({ target }) => parcels.give(offer, target.value)}
            >
              <option value="">Seç</option>
              {[...new Set([...offer.likely, ...orders])].map((order) => (
                <option key={order.id} value={order.id}>
                  {namedParcel(order, orders).label}
                </option>
              ))}
            </Select>
          ))}
        </fieldset>
      )}
    </div>
  );
}
