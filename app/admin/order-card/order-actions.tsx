import { Link } from "react-router";
import { type BookOrder, customerOf, saidAboutPerson } from "../../../domain/order-book/book-order.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import type { NextStep } from "../../../domain/order-book/order-needs.ts";
import { isOpen, isSold, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { toast } from "../../toast.tsx";
import { orderCalls } from "../order-calls.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import { TextButton } from "../panel-parts.tsx";
import { orderName } from "../panel-words.ts";
import { ConfirmSheet } from "../saved-form/form-sheet.tsx";
import { useAction } from "../use-undo.ts";

type OrderActionsProps = {
  order: BookOrder;
  /** The step of the filled button, which stands there alone. */
  next: NextStep | undefined;
  onChanged: () => Promise<void>;
  onHistory: () => void;
  /** Undefined for helpers. */
  onForget: (() => void) | undefined;
  onRemoved: () => Promise<void>;
  onClose: () => void;
};

/** The actions on a saved order besides changing it. */
export function OrderActions({ order, onChanged, ...on }: OrderActionsProps) {
  const mayChangePrices = useMayChangePrices();
  const act = useAction(onChanged);
  const isPaid = moneyOf(order).left <= 0;
  const mayPay = mayChangePrices && isSold(order.state) && on.next?.kind !== "pay";
  const words = isPaid ? "Ödenmedi" : "Ödendi";
  const pay = () =>
    act(() => orderCalls.changePaid([order], !isPaid), {
      done: `${orderName(order)}: ${words}`,
      failed: `${words} yazılamadı`,
    });
  const cancel = () =>
    act(() => orderCalls.changeState([order], "cancelled"), {
      done: `${orderName(order)}: ${STATE_NAMES.cancelled}`,
      failed: "Sipariş iptal edilemedi",
    });
  const actAndLeave = useAction(on.onRemoved);
  const remove = () =>
    actAndLeave(() => orderCalls.remove(order), {
      done: "Sipariş silindi",
      failed: "Sipariş silinemedi",
      onDone: on.onClose,
    });
  return (
    <nav className="order-card-actions" aria-label="Bu sipariş">
      {isSold(order.state) && (
        <Link
          className="kit-links-plain kit-soft"
          to={panelAddresses.printedOrders({ kind: "slips", ids: [order.id], paper: "a4" })}
        >
          Paket fişi
        </Link>
      )}
      <TextButton action="Geçmiş" of={orderName(order)} aria-haspopup="dialog" onClick={on.onHistory} />
      {mayPay && <TextButton action={`${words} yap`} of={orderName(order)} onClick={pay} />}
      {isOpen(order.state) && <TextButton action="İptal et" of={orderName(order)} onClick={cancel} />}
      {mayChangePrices && <TextButton action="Siparişi sil" of={orderName(order)} data-away onClick={remove} />}
      {on.onForget && saidAboutPerson(order) && (
        <TextButton
          action="Bu kişiyi sil"
          of={orderName(order)}
          data-away
          aria-haspopup="dialog"
          onClick={on.onForget}
        />
      )}
    </nav>
  );
}

type ForgetSheetProps = {
  order: BookOrder;
  onChanged: () => Promise<void>;
  onForgotten: () => void;
  onClose: () => void;
};

/** Asks before a person is blotted out, because nothing brings her back (decision 26). */
export function ForgetSheet({ order, onForgotten, ...sheet }: ForgetSheetProps) {
  const customer = customerOf(order);
  const forget = async () => {
    const count = await orderCalls.forget(order.id);
    toast.success(count === 1 ? "Kişinin bilgileri silindi" : `Kişinin bilgileri ${count} siparişten silindi`);
    onForgotten();
  };
  return (
    <ConfirmSheet title="Bu kişiyi sil" action="Bilgilerini sil" failed="Kişi silinemedi" onConfirm={forget} {...sheet}>
      <p>
        <strong>{customer.name || orderName(order)}</strong>: ad, telefon, adres, kart notu, notlar, takip numarası ve
        yapıştırılan mesaj bu müşterinin bütün siparişlerinden ve geçmişlerinden (aynı telefon, aynı @ad ya da
        birleştirdiklerin) silinir.
      </p>
      <p>
        Ürünler, tutarlar ve durumlar kalır; toplamların değişmez. Serbest satırların adı ve ürünlere yazdırılan yazılar
        da silinir.
      </p>
      <p>Geri alınamaz. WhatsApp'taki sohbet ve eskiden indirdiğin tam yedekler sende kalır, onları da sil.</p>
    </ConfirmSheet>
  );
}
