import type { MouseEvent } from "react";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { MANY } from "../../../domain/choice/options.ts";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, chosenWords, lineTotal } from "../../../domain/order/cart.ts";
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
  const { values, texts, prices, gone, missing } = chosen;
  const step = gone ?? missing;
  const openCart = useOpenCart();
  const image = pictureSoChosen(product, chosen);
  const add = ({ currentTarget }: MouseEvent<Element>) =>
    putIntoCart({ ...product, startsAt: undefined, ...prices, image, values, texts }, colors, {
      button: currentTarget,
      openCart,
      describe: (line) => lineWords(line, chosen.left),
    });
  return (
    <button type="button" className="button button-ribbon needs-script" onClick={step ? () => askFor(step) : add}>
      <Icon name="bag" size={22} />
      {step?.words ?? "Sepete Ekle"}
    </button>
  );
}

/** `left` counts the pieces; more than a visitor is told of are no limit. */
function lineWords(line: CartLine, left = MANY): string {
  if (left < MANY && left < line.quantity) return `Yalnız ${left} adet var`;
  return [chosenWords(line), `${line.quantity} adet`, formatPrice(lineTotal(line))].filter(Boolean).join(" · ");
}

export function AskInChat({ product, chosen }: { product: ShownProduct; chosen: PageChoice }) {
  const { values, texts, address, prices, isThere } = chosen;
  const { phone, publicUrl } = useShop();
  const words = isThere ? "WhatsApp'tan sor" : whenWords(product);
  const subject = { name: product.name, values, texts, ...prices, address: publicUrl + address };
  const message = isThere ? productMessage(subject) : soldOutMessage(subject);
  return (
    <ChatButton className={`button ${isThere ? "button-plain" : "button-order"}`} href={shopChat(phone, message)}>
      <span>{words}</span>
    </ChatButton>
  );
}

const whenWords = ({ inStock }: ShownProduct): string =>
  inStock ? "Gelince haber ver" : "Ne zaman geleceğini WhatsApp'tan sor";
