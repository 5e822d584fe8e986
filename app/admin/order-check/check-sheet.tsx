import "./order-check.css";
import { type ChangeEvent, useMemo, useRef, useState } from "react";
import { type PastedOrder, pastedOrders } from "../../../domain/order-check/pasted-orders.ts";
import { MAX_READ_ORDERS } from "../../../domain/order-check/read-limits.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { useShop } from "../../use-shop.ts";
import { orderCalls } from "../order-calls.ts";
import { chatTextOf } from "../shared/chat-file.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { type CheckedAnswer, verifiedOrders } from "./check-calls.ts";
import type { CheckEvents } from "./check-host.tsx";
import { CheckedOrderCard } from "./checked-order-card.tsx";

type CheckSheetProps = CheckEvents & {
  chat: Chat;
  onChange: (chat: Chat) => void;
  onClose: () => void;
};

/** 'Doğrula': what a pasted message orders, and what in it differs from the shop (decision 25). */
export default function CheckSheet({ chat, onChange, onClose, ...on }: CheckSheetProps) {
  return (
    <Sheet title="Doğrula" shape="form" onClose={onClose}>
      <div className="kit-body">
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
  if (hasFailed) return <LostPart onRetry={reload} />;
  if (!orders) return <Spinner />;
  const byHand = writersOf(orders.map(({ pasted }) => pasted));
  return (
    <>
      <p role="status" className="unseen">
        {orders.length} sipariş okundu
      </p>
      {byHand.length > 1 && (
        <p className="kit-note kit-offer" data-tint="butter">
          Bu sohbette {byHand.length} kişi yazmış: {byHand.join(", ")}. Her biri ayrı sipariş.
        </p>
      )}
      {Array.from(orders.entries(), ([index, checked]) => (
        <CheckedOrderCard key={`${index} ${checked.pasted.text}`} checked={checked} texts={texts} {...on} />
      ))}
      {olderCount > 0 && <SmallButton action={`Daha eski ${olderCount} sipariş`} onClick={showOlder} />}
    </>
  );
}

/** The writers of orders without a link. */
const writersOf = (orders: readonly PastedOrder[]): string[] => [
  ...new Set(orders.flatMap(({ order, author }) => (order.code === undefined && author !== undefined ? author : []))),
];

/** `verified` is undefined for a message that is too long to be an order. */
export type CheckedOrder = { pasted: PastedOrder; verified: CheckedAnswer | undefined };

/** The orders of a pasted text, the newest first, compared with the shop. */
function useCheckedOrders(chat: string) {
  const { name: shopName } = useShop();
  const handleFailure = useFailureHandler();
  const [limit, setLimit] = useState(MAX_READ_ORDERS);
  const all = useMemo(() => pastedOrders(chat, { shopName }).toReversed(), [chat, shopName]);
  const shown = all.slice(0, limit);
  const { answer, hasFailed, reload } = useRequest(
    async () => ({ chat, verified: await verifiedOrders(shown) }),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
    `${limit} ${chat}`,
  );
  const isCurrent = answer?.chat === chat;
  return {
    /** Undefined until they are compared. */
    orders: isCurrent
      ? shown
          .slice(0, answer.verified.length)
          .map((pasted, at): CheckedOrder => ({ pasted, verified: answer.verified[at] }))
      : undefined,
    olderCount: all.length - shown.length,
    hasFailed,
    reload,
    showOlder: () => setLimit(limit + MAX_READ_ORDERS),
  };
}

export type Chat = { text: string; fileName?: string | undefined };

/** Takes a message, some of them, a cart's link, or a whole exported chat. */
function PasteField({ chat, onChange }: { chat: Chat; onChange: (chat: Chat) => void }) {
  const field = useRef<HTMLDivElement>(null);
  const paste = async () => {
    try {
      onChange({ text: await navigator.clipboard.readText() });
    } catch {
      // Refused, or held back until the person confirms it in the browser.
      field.current?.querySelector("textarea")?.focus();
      toast.error("Panoya ulaşılamadı; alana basılı tutup yapıştır");
    }
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
    if (!file) return;
    const text = await chatTextOf(file);
    if (text === undefined) toast.error("Bu dosyada okunacak bir sohbet yok; .txt ya da .zip seç");
    else onChange({ text, fileName: file.name });
  };
  return (
    <div ref={field} className="kit-stack">
      {chat.fileName === undefined ? (
        <TextArea
          label="Mesajı ya da sohbeti yapıştır"
          placeholder="WhatsApp'tan kopyaladığın mesajlar ya da sepet bağlantısı"
          value={chat.text}
          rows={chat.text === "" ? 6 : 3}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      ) : (
        <p className="kit-note kit-offer">{chat.fileName}</p>
      )}
      <div className="kit-row">
        {"clipboard" in navigator && <SmallButton action="Yapıştır" onClick={paste} />}
        <label className="button button-plain button-small kit-form-file">
          Dosya seç
          <input type="file" accept=".txt,.zip,text/plain,application/zip" onChange={choose} />
        </label>
        {chat.text !== "" && <SmallButton action="Temizle" onClick={() => onChange({ text: "" })} />}
      </div>
    </div>
  );
}
