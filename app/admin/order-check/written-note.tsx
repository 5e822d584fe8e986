import { type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { SmallButton } from "../../ui/button.tsx";
import { orderName } from "../panel-words.ts";

/** The order that a message became: by this card, by somebody else while the card was read, or before. */
export type InBook = { order: OrderOfMessage; way: "mine" | "just" | "earlier" };

const WORDS: Record<InBook["way"], string> = {
  mine: "Deftere yazıldı:",
  just: "Bu mesaj az önce deftere yazıldı:",
  earlier: "Bu mesaj defterde var:",
};

type WrittenNoteProps = {
  inBook: InBook;
  /** Undefined until it is read. */
  state: OrderState | undefined;
  isGone: boolean;
  onOpen: (orderId: string) => void;
};

/** The order's place in the book, or that it was deleted there. */
export function WrittenNote({ inBook: { order, way }, state, isGone, onOpen }: WrittenNoteProps) {
  if (isGone) {
    return (
      <p role="status" className="kit-note" data-tint="butter">
        #{order.number} defterden silindi. İstersen yeniden yaz.
      </p>
    );
  }
  return (
    <p role="status" className="kit-ends kit-note kit-offer" data-tint={way === "mine" ? "mint" : "butter"}>
      {WORDS[way]} #{order.number}
      {state && state !== "new" && ` · ${STATE_NAMES[state]}`}
      <SmallButton
        action="Siparişi aç"
        of={orderName(order)}
        autoFocus={way === "mine"}
        onClick={() => onOpen(order.id)}
      />
    </p>
  );
}
