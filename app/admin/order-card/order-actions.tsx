import { Link } from "react-router";
import { type BookOrder, customerOf, saidAboutPerson } from "../../../domain/order-book/book-order.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import { isSold } from "../../../domain/order-book/order-states.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { orderCalls } from "../order-calls.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import { orderName } from "../panel-words.ts";
import { ConfirmSheet } from "../saved-form/form-sheet.tsx";
import { useAction } from "../use-undo.ts";

type OrderActionsProps = {
  order: BookOrder;
  seesPersons: boolean;
  onChanged: () => Promise<void>;
  onHistory: () => void;
  onForget: () => void;
  onRemoved: () => void;
};

/** The actions on a saved order besides changing it. */
export function OrderActions({ order, seesPersons, onChanged, ...on }: OrderActionsProps) {
  const mayChangePrices = useMayChangePrices();
  const act = useAction(onChanged);
  const isPaid = moneyOf(order).left <= 0;
  const words = isPaid ? "Ödenmedi" : "Ödendi";
  const pay = () =>
    act(() => orderCalls.changePaid([order], !isPaid), {
      done: `${orderName(order)}: ${words}`,
      failed: `${words} yazılamadı`,
    });
  const remove = () =>
    act(() => orderCalls.remove(order), {
      done: "Sipariş silindi",
      failed: "Sipariş silinemedi",
      onDone: on.onRemoved,
    });
  return (
    <nav className="kit-row order-card-part" aria-label="Bu sipariş">
      {mayChangePrices && isSold(order.state) && (
        <SmallButton action={`${words} yap`} of={orderName(order)} onClick={pay} />
      )}
      <Link
        className="button button-plain button-small"
        to={panelAddresses.printedOrders({ kind: "slips", ids: [order.id], paper: "a4" })}
      >
        Paket fişi
      </Link>
      <SmallButton action="Geçmiş" of={orderName(order)} aria-haspopup="dialog" onClick={on.onHistory} />
      {mayChangePrices && <SmallButton action="Siparişi sil" onClick={remove} />}
      {seesPersons && saidAboutPerson(order) && (
        <SmallButton action="Bu kişiyi sil" aria-haspopup="dialog" onClick={on.onForget} />
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
        yapıştırılan mesaj{" "}
        {customer.phone === ""
          ? "bu siparişten ve geçmişinden silinir."
          : "bu telefonla yazılmış bütün siparişlerden ve geçmişlerinden silinir."}
      </p>
      <p>
        Ürünler, tutarlar ve durumlar kalır; toplamların değişmez. Serbest satırların adı ve ürünlere yazdırılan yazılar
        da silinir.
      </p>
      <p>Geri alınamaz. WhatsApp'taki sohbet ve eskiden indirdiğin tam yedekler sende kalır, onları da sil.</p>
    </ConfirmSheet>
  );
}
