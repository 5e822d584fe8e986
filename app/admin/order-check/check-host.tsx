import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { cartLinkOf } from "../../../domain/web/cart-link.ts";
import { CART_ANCHOR, SHARED_ANCHOR } from "../../../domain/web/panel-addresses.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { sharedStore, sharedText } from "../shared/shared-store.ts";
import { useAnchor } from "../use-anchor.ts";

const CheckSheet = lazyPart(() => import("./check-sheet.tsx"), LostPart);

type CheckHostProps = { onWritten: (order: BookOrder) => void; onOpen: (orderId: string) => void };

/** The text that Doğrula opens with; `shared` is the number of the share that brought it. */
type Start = { text: string; shared?: string };

/** Opens 'Doğrula': by its button, for a cart's link that was opened, and for what was shared with the panel. */
export function CheckHost({ onWritten, onOpen }: CheckHostProps) {
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
  const finish = (order: BookOrder) => {
    if (start.shared !== undefined) sharedStore.remove(start.shared);
    onWritten(order);
  };
  return (
    <>
      <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={() => open({ text: "" })}>
        Doğrula
      </button>
      {sheet.isOpen && (
        <CheckSheet key={start.text} start={start.text} onWritten={finish} onOpen={onOpen} onClose={sheet.close} />
      )}
    </>
  );
}
