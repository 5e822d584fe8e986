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
} from "../../../domain/order/cart.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { type CodedCard, type LineChange, renew } from "../../../domain/order/checked-cart.ts";
import { soldOutMessage } from "../../../domain/order/product-message.ts";
import { lineAddress } from "../../../domain/web/cart-link.ts";
import { cart } from "../../cart-state.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import "./line-notice.css";

/** What has changed since the line was put into the cart. Only a tap changes the line. */
export function LineNotice({ line, change }: { line: CartLine; change: LineChange }) {
  const { words, action, act } = noticeOf(line, change);
  const tap = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest("dialog")?.querySelector<HTMLElement>("header button")?.focus();
    act();
  };
  return (
    <div className="line-notice">
      <p>{words}</p>
      {change.kind === "sold-out" && <AskWhen line={line} />}
      <SmallButton action={action} of={lineName(line)} onClick={tap} />
    </div>
  );
}

function AskWhen({ line }: { line: CartLine }) {
  const { phone, publicUrl } = useShop();
  const href = shopChat(phone, soldOutMessage({ ...line, address: publicUrl + lineAddress(line) }));
  return (
    href && (
      <a
        className="button button-plain button-small"
        target="_blank"
        rel="noopener"
        href={href}
        aria-label={`Gelince haber ver: ${lineName(line)}`}
      >
        Gelince haber ver
      </a>
    )
  );
}

type Notice = { words: string; action: string; act: () => void };

function noticeOf(line: CartLine, change: LineChange): Notice {
  const remove = { action: "Çıkar", act: () => cart.remove(lineKey(line)) };
  switch (change.kind) {
    case "gone":
      return { words: "Artık satılmıyor", ...remove };
    case "sold-out":
      return { words: soldOutWords(change.card, line), ...remove };
    case "few":
      return {
        words: `Yalnız ${change.left} adet var`,
        action: `${change.left} adet al`,
        act: () => cart.setQuantity(lineKey(line), change.left),
      };
    case "price":
      return {
        words: `Fiyatı değişti: ${formatPrice(change.price)}`,
        action: "Yeni fiyatı al",
        act: () => cart.change((lines) => renew(lines, change.card)),
      };
    case "choice-gone":
      return {
        words: "Seçtiğin artık yok",
        action: "Yeniden seç",
        act: () => cart.change((lines) => renew(lines, change.card)),
      };
    case "color-gone":
      return hasColorChoice(change.card.colors)
        ? { words: "Bu rengi kalmadı", action: "Renk seç", act: () => forgetColor(line, change.card) }
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
