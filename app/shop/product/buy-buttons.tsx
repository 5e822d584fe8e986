import type { MouseEvent } from "react";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, lineTotal } from "../../../domain/order/cart.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { productMessage, soldOutMessage } from "../../../domain/order/product-message.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { putIntoCart } from "../cards/put-into-cart.ts";
import { useOpenCart } from "../cart/open-cart.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { askFor } from "./buy-step.ts";
import type { PageChoice } from "./use-chosen.ts";

type AddProps = { product: ShownProduct; colors: readonly PaintedColor[]; chosen: PageChoice };

/** While something has to be chosen or written, the button leads there. */
export function AddToCart({ product, colors, chosen }: AddProps) {
  const { color, values, texts, prices, gone, missing } = chosen;
  const step = gone ?? missing;
  const openCart = useOpenCart();
  const image = pictureSoChosen(product, chosen);
  const add = ({ currentTarget }: MouseEvent<Element>) =>
    putIntoCart(
      { ...product, startsAt: undefined, ...prices, image, values, texts, ...(color !== undefined && { color }) },
      colors,
      {
        button: currentTarget,
        openCart,
        describe: lineWords,
      },
    );
  return (
    <button type="button" className="button button-ribbon needs-script" onClick={step ? () => askFor(step) : add}>
      <Icon name="bag" size={22} />
      {step?.words ?? "Sepete Ekle"}
    </button>
  );
}

const lineWords = (line: CartLine): string =>
  [line.color, ...(line.values ?? []).map(({ name }) => name), `${line.quantity} adet`, formatPrice(lineTotal(line))]
    .filter(Boolean)
    .join(" · ");

export function AskInChat({ product, chosen }: { product: ShownProduct; chosen: PageChoice }) {
  const { color, values, texts, address, prices, gone } = chosen;
  const { phone, publicUrl } = useShop();
  const isThere = product.inStock && !gone;
  const words = isThere ? "WhatsApp'tan sor" : whenWords(product);
  const subject = { name: product.name, color, values, texts, price: prices.price, address: publicUrl + address };
  const message = isThere ? productMessage(subject) : soldOutMessage(subject);
  return (
    <ChatButton className={`button ${isThere ? "button-plain" : "button-order"}`} href={shopChat(phone, message)}>
      <span>{words}</span>
    </ChatButton>
  );
}

const whenWords = ({ inStock }: ShownProduct): string =>
  inStock ? "Gelince haber ver" : "Ne zaman geleceğini WhatsApp'tan sor";
