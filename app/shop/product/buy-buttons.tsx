import type { MouseEvent } from "react";
import { pictureOfColor } from "../../../domain/catalog/color-pictures.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, hasColorChoice, lineTotal } from "../../../domain/order/cart.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { productMessage, soldOutMessage } from "../../../domain/order/product-message.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { putIntoCart } from "../cards/put-into-cart.ts";
import { useOpenCart } from "../cart/open-cart.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { askForColor } from "./color-choice.tsx";
import type { ChosenColor } from "./use-chosen-color.ts";

/** `color` is the chosen color. */
type AddProps = { product: Product; colors: readonly PaintedColor[]; color: string | undefined };

/** While several colors are offered and none is chosen, the button leads to them. */
export function AddToCart({ product, colors, color }: AddProps) {
  const openCart = useOpenCart();
  const isAsking = color === undefined && hasColorChoice(colors);
  const image = (color && pictureOfColor(product, color)) ?? product.image;
  const add = ({ currentTarget }: MouseEvent<Element>) =>
    putIntoCart({ ...product, image, ...(color !== undefined && { color }) }, colors, {
      button: currentTarget,
      openCart,
      describe: lineWords,
    });
  return (
    <button type="button" className="button button-ribbon needs-script" onClick={isAsking ? askForColor : add}>
      <Icon name="bag" size={22} />
      {isAsking ? "Renk seç" : "Sepete Ekle"}
    </button>
  );
}

const lineWords = (line: CartLine): string =>
  [line.color, `${line.quantity} adet`, formatPrice(lineTotal(line))].filter(Boolean).join(" · ");

export function AskInChat({ product, chosen: { color, address } }: { product: Product; chosen: ChosenColor }) {
  const { phone, publicUrl } = useShop();
  const words = product.inStock ? "WhatsApp'tan sor" : "Ne zaman geleceğini WhatsApp'tan sor";
  const subject = { ...product, color, address: publicUrl + address };
  const message = product.inStock ? productMessage(subject) : soldOutMessage(subject);
  return (
    <ChatButton
      className={`button ${product.inStock ? "button-plain" : "button-order"}`}
      href={shopChat(phone, message)}
    >
      <span>{words}</span>
    </ChatButton>
  );
}
