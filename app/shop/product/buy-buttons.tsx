import type { MouseEvent } from "react";
import { pictureOfColor } from "../../../domain/catalog/color-pictures.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { productMessage, soldOutMessage } from "../../../domain/order/order-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { putIntoCart } from "../cards/put-into-cart.ts";
import { useOpenCart } from "../cart/open-cart.ts";
import { ChatButton } from "../page/chat-button.tsx";

/** `color` is the chosen color, undefined for products without a choice. */
type BuyProps = { product: Product; colors: readonly PaintedColor[]; color: string | undefined };

export function AddToCart({ product, colors, color }: BuyProps) {
  const openCart = useOpenCart();
  const image = (color && pictureOfColor(product, color)) ?? product.image;
  const add = ({ currentTarget }: MouseEvent<Element>) =>
    putIntoCart({ ...product, image, ...(color !== undefined && { color }) }, colors, {
      button: currentTarget,
      openCart,
      isOnOwnPage: true,
    });
  return (
    <button type="button" className="button button-ribbon needs-script" onClick={add}>
      <Icon name="bag" size={22} />
      Sepete Ekle
    </button>
  );
}

export function AskInChat({ product, color }: Omit<BuyProps, "colors">) {
  const { phone, publicUrl } = useShop();
  const words = product.inStock ? "WhatsApp'tan sor" : "Ne zaman geleceğini WhatsApp'tan sor";
  const subject = { ...product, color, address: publicUrl + addresses.product(product.slug) };
  const message = product.inStock ? productMessage(subject) : soldOutMessage(subject);
  return (
    <ChatButton
      className={`button ${product.inStock ? "button-plain" : "button-order"}`}
      href={chatLink(phone, message)}
    >
      <span>{words}</span>
    </ChatButton>
  );
}
