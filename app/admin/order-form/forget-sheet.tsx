import { type FormEvent, useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { toast } from "../../toast.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { orderCalls } from "../order-calls.ts";
import { orderName } from "../state-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

type ForgetSheetProps = {
  order: BookOrder;
  onChanged: () => Promise<void>;
  onForgotten: () => void;
  onClose: () => void;
};

/** Asks before a person is blotted out, because nothing brings her back (decision 26). */
export function ForgetSheet({ order, onChanged, onForgotten, onClose }: ForgetSheetProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const forget = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const count = await orderCalls.forget(order.id);
      toast.success(count === 1 ? "Kişinin bilgileri silindi" : `Kişinin bilgileri ${count} siparişten silindi`);
      onForgotten();
    } catch (error) {
      setRefusal(handleFailure(error, reasonOr("Kişi silinemedi")).detail);
    } finally {
      setBusy(false);
    }
    await onChanged();
  };
  return (
    <Sheet title="Bu kişiyi sil" shape="form" onClose={onClose}>
      <form className="kit-sheet" noValidate onSubmit={forget}>
        <div className="kit-body">
          <p>
            <strong>{order.name || orderName(order)}</strong>: ad, telefon, adres, kart notu, senin notun, takip
            numarası ve yapıştırılan mesaj{" "}
            {order.phone === ""
              ? "bu siparişten ve geçmişinden silinir."
              : "bu telefonla yazılmış bütün siparişlerden ve geçmişlerinden silinir."}
          </p>
          <p>Ürünler, tutarlar ve durumlar kalır; toplamların değişmez. Serbest satırların adı da silinir.</p>
          <p>Geri alınamaz. WhatsApp'taki sohbet ve eskiden indirdiğin tam yedekler sende kalır, onları da sil.</p>
        </div>
        <footer className="sheet-foot">
          {refusal && <p role="alert">{refusal}</p>}
          <PlainButton action="Vazgeç" onClick={onClose} />
          <button type="submit" className="button button-ribbon" disabled={isBusy}>
            {isBusy ? "Siliniyor..." : "Bilgilerini sil"}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}
