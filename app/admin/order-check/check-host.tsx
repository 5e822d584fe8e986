import { useState } from "react";
import type { BookOrder, OrderInput } from "../../../domain/order-book/book-order.ts";
import type { OrderTexts, Teller } from "../../../domain/order-book/order-words.ts";
import { cartLinkOf } from "../../../domain/web/cart-link.ts";
import { CART_ANCHOR, SHARED_ANCHOR } from "../../../domain/web/panel-addresses.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { sharedStore, sharedText } from "../shared/shared-store.ts";
import { useAnchor } from "../use-opened-about.ts";
import type { Chat } from "./check-sheet.tsx";

const CheckSheet = lazyPart(() => import("./check-sheet.tsx"), LostPart);

/** The owner's texts, and who sends them. */
export type AnswerTexts = Teller & { texts: OrderTexts };

/** An order that is begun by a paste and written by hand. */
export type ByHand = { input: OrderInput; onWritten: (order: BookOrder) => void };

export type CheckEvents = {
  onWritten: () => void;
  onByHand: (byHand: ByHand) => void;
  onOpen: (orderId: string) => void;
};

/** The pasted chat; `shared` is the number of the share that brought it. A written one makes room for the next paste. */
type Start = Chat & { shared?: string | undefined; isWritten?: boolean };

/**
 * Opens 'Doğrula': by its button, for a cart's link that was opened, and for what was shared with the panel. What is pasted stays when
 * the sheet is closed by a slip of the finger.
 */
export function CheckHost({ onWritten, onByHand, onOpen }: CheckEvents) {
  const { publicUrl } = useShop();
  const sheet = useOpened("dogrula");
  const [start, setStart] = useState<Start>({ text: "" });
  const open = (next: Start) => {
    setStart(next);
    sheet.open();
  };
  useAnchor(CART_ANCHOR, (code) => open({ text: publicUrl + cartLinkOf(code) }));
  useAnchor(SHARED_ANCHOR, async (number) => {
    const shared = (await sharedStore.list()).find((one) => one.number === number);
    open(shared ? { text: await sharedText(shared), shared: number } : { text: "" });
  });
  const finish = () => {
    if (start.shared !== undefined) sharedStore.remove(start.shared);
    setStart({ ...start, isWritten: true });
  };
  return (
    <>
      <PlainButton
        action="Doğrula"
        className="button button-ribbon"
        aria-haspopup="dialog"
        onClick={() => open(start.isWritten ? { text: "" } : start)}
      />
      {sheet.isOpen && (
        <CheckSheet
          chat={start}
          onChange={(chat) => setStart({ ...chat, shared: start.shared })}
          onWritten={() => {
            finish();
            onWritten();
          }}
          onByHand={(byHand) =>
            onByHand({
              ...byHand,
              onWritten(order) {
                finish();
                byHand.onWritten(order);
              },
            })
          }
          onOpen={onOpen}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
