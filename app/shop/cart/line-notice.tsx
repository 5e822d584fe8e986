import type { MouseEvent } from "react";
import { goneChoice } from "../../../domain/choice/gone-choice.ts";
import { formatPrice } from "../../../domain/money.ts";
import {
  type Cart,
  type CartLine,
  chooseColor,
  hasColorChoice,
  lineKey,
  lineName,
  setAsked,
} from "../../../domain/order/cart.ts";
import { type CodedCard, type CurrentLine, type Refusal, renew } from "../../../domain/order/checked-cart.ts";
import { cart } from "../../cart-state.ts";
import { SmallButton } from "../../ui/button.tsx";
import "./line-notice.css";

/** What differs from the shop of today. The total and the message have it already; only a tap changes the line. */
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
  const ask = () => cart.change((lines) => setAsked(lines, lineKey(line), !line.isAsked));
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
  const remove = { action: "Çıkar", act: () => cart.remove(lineKey(line)) };
  switch (refusal.kind) {
    case "gone":
      return { words: "Artık satılmıyor", ...remove };
    case "sold-out":
      return { words: soldOutWords(refusal.card, line), ...remove };
    case "none-left":
      return { words: "Kalanların hepsi sepetinde", ...remove };
    case "choice-gone":
      return {
        words: "Seçtiğin artık yok",
        action: "Yeniden seç",
        act: () => cart.change((lines) => renew(lines, refusal.card)),
      };
    case "color-gone":
      return hasColorChoice(refusal.card.colors)
        ? { words: "Bu rengi kalmadı", action: "Renk seç", act: () => forgetColor(line, refusal.card) }
        : { words: "Bu rengi kalmadı", ...remove };
  }
}

/** Names the part of the choice that is gone, as the product's page does. */
const soldOutWords = ({ inStock, options }: CodedCard, line: CartLine): string =>
  (inStock && options && goneChoice(options, line)?.words) || "Şu an tükendi";

/** The line then asks for one of today's colors. */
const forgetColor = (line: CartLine, card: CodedCard) =>
  cart.change((lines) => chooseColor(withColors(lines, card), lineKey(line), undefined));

const withColors = (lines: Cart, { id, colors }: CodedCard): Cart =>
  lines.map((line) => (line.id === id ? { ...line, shown: { ...line.shown, colors } } : line));
