import type { MouseEvent } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { type Cart, type CartLine, lineKey, lineName, markLine } from "../../../domain/order/cart.ts";
import { type CurrentLine, isAskedAgain, type Refusal, renew } from "../../../domain/order/checked-cart.ts";
import { cart } from "../../cart-state.ts";
import { SmallButton } from "../../ui/button.tsx";
import { refusalWords } from "./refusal-words.ts";
import "./line-notice.css";

/** The differences from the shop of today. The total and the message have them already; only a tap changes the line. */
export function LineNotice({ line, sold, refusal }: CurrentLine) {
  const notice = refusal ? refusedNotice(line, refusal) : sold && changedNotice(line, sold);
  if (!notice) return null;
  const tap = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest("dialog")?.querySelector<HTMLElement>("header button")?.focus();
    notice.act();
  };
  return (
    <div className="line-notice">
      <p>
        {notice.words}
        {refusal && <small>{line.isAsked ? "Mesajında soruluyor, toplamda yok." : "Toplamda ve mesajda yok."}</small>}
      </p>
      <SmallButton action={notice.action} of={lineName(line)} onClick={tap} />
      {refusal && <AskInMessage line={line} />}
    </div>
  );
}

function AskInMessage({ line }: { line: CartLine }) {
  const ask = () => cart.change((lines) => markLine(lines, lineKey(line), { isAsked: !line.isAsked }));
  return <SmallButton action={line.isAsked ? "Mesajda sorma" : "Mesajda sor"} of={lineName(line)} onClick={ask} />;
}

type Notice = { words: string; action: string; act: () => void };

function changedNotice(line: CartLine, sold: CartLine): Notice | undefined {
  const words = [
    sold.quantity < line.quantity && `Yalnız ${sold.quantity} adet var`,
    sold.price !== line.price && `Tanesi ${formatPrice(line.price)} idi, şimdi ${formatPrice(sold.price)}`,
  ].filter((one) => one !== false);
  if (words.length === 0) return undefined;
  return { words: words.join(". "), action: "Tamam", act: () => cart.change((lines) => accepted(lines, sold)) };
}

const accepted = (lines: Cart, sold: CartLine): Cart =>
  lines.map((line) => (lineKey(line) === lineKey(sold) ? sold : line));

function refusedNotice(line: CartLine, refusal: Refusal): Notice {
  const words = refusalWords(refusal, line);
  if (refusal.kind === "choice-gone" && isAskedAgain(line, refusal.card))
    return { words, action: "Yeniden seç", act: () => cart.change((lines) => renew(lines, refusal.card)) };
  return { words, action: "Çıkar", act: () => cart.remove(lineKey(line)) };
}
