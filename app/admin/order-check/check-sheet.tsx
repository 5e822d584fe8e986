import { useState } from "react";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import "./check-sheet.css";
import { CheckedOrderCard, type OnWritten } from "./checked-order-card.tsx";
import { type Chat, PasteField } from "./paste-field.tsx";
import { useCheckedOrders } from "./use-checked-orders.ts";

type CheckSheetProps = {
  /** What was shared, or the link that led here. */
  start: string;
  onWritten: OnWritten;
  onOpen: (orderId: string) => void;
  onClose: () => void;
};

/** 'Doğrula': what a pasted message orders, and what in it differs from the shop (decision 87). */
export default function CheckSheet({ start, onWritten, onOpen, onClose }: CheckSheetProps) {
  const [chat, setChat] = useState<Chat>({ text: start });
  return (
    <Sheet title="Doğrula" shape="form" onClose={onClose}>
      <div className="check-sheet">
        <PasteField chat={chat} onChange={setChat} />
        <CheckedOrders chat={useDebounced(chat.text)} onWritten={onWritten} onOpen={onOpen} />
      </div>
    </Sheet>
  );
}

type CheckedOrdersProps = Pick<CheckSheetProps, "onWritten" | "onOpen"> & { chat: string };

function CheckedOrders({ chat, ...on }: CheckedOrdersProps) {
  const { orders, olderCount, hasFailed, reload, showOlder } = useCheckedOrders(chat);
  const { answer: texts } = useRequest(orderCalls.texts);
  if (chat.trim() === "") return null;
  if (hasFailed) return <PlainButton action="Tekrar dene" onClick={reload} />;
  if (!orders) return <Spinner />;
  if (orders.length === 0) {
    return (
      <p role="status" className="check-sheet-none">
        Bu metinde sipariş yok. Ürün satırları ve toplamı olan mesajı ya da sepet bağlantısını yapıştır.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="unseen">
        {orders.length} sipariş okundu
      </p>
      {orders.map((checked) => (
        <CheckedOrderCard key={JSON.stringify(checked.pasted)} checked={checked} texts={texts} {...on} />
      ))}
      {olderCount > 0 && <SmallButton action={`Daha eski ${olderCount} sipariş`} onClick={showOlder} />}
    </>
  );
}
