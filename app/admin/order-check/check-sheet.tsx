import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import type { CheckEvents } from "./check-host.tsx";
import "./check-sheet.css";
import { CheckedOrderCard } from "./checked-order-card.tsx";
import { type Chat, PasteField } from "./paste-field.tsx";
import { useCheckedOrders } from "./use-checked-orders.ts";

type CheckSheetProps = CheckEvents & {
  chat: Chat;
  onChange: (chat: Chat) => void;
  onClose: () => void;
};

/** 'Doğrula': what a pasted message orders, and what in it differs from the shop (decision 87). */
export default function CheckSheet({ chat, onChange, onClose, ...on }: CheckSheetProps) {
  return (
    <Sheet title="Doğrula" shape="form" onClose={onClose}>
      <div className="kit-body check-sheet">
        <PasteField chat={chat} onChange={onChange} />
        <CheckedOrders chat={useDebounced(chat.text)} {...on} />
      </div>
    </Sheet>
  );
}

function CheckedOrders({ chat, ...on }: CheckEvents & { chat: string }) {
  const { orders, olderCount, hasFailed, reload, showOlder } = useCheckedOrders(chat);
  const { answer: texts } = useRequest(orderCalls.texts);
  if (chat.trim() === "") return null;
  if (hasFailed) return <PlainButton action="Tekrar dene" onClick={reload} />;
  if (!orders) return <Spinner />;
  return (
    <>
      <p role="status" className="unseen">
        {orders.length} sipariş okundu
      </p>
      {Array.from(orders.entries(), ([index, checked]) => (
        <CheckedOrderCard key={`${index} ${checked.pasted.text}`} checked={checked} texts={texts} {...on} />
      ))}
      {olderCount > 0 && <SmallButton action={`Daha eski ${olderCount} sipariş`} onClick={showOlder} />}
    </>
  );
}
