import type { Product } from "../../../domain/catalog/product.ts";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { productMessage, soldOutMessage } from "../../../domain/order/order-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";

type AddToCartProps = { product: Product; color: string | undefined };

export function AddToCart({ product: { id, name, image, price }, color }: AddToCartProps) {
  const add = () => {
    const outcome = cart.add({ id, name, image, price, ...(color !== undefined && { color }) });
    toast.success((outcome === "raised" ? messages.raisedInCart : messages.addedToCart)(name));
  };
  return (
    <button type="button" className="button button-ribbon needs-script" onClick={add}>
      <Icon name="bag" size={22} />
      Sepete Ekle
    </button>
  );
}

/** A plain link that stands ready: it opens the chat with and without scripts (spec §7). */
export function AskInChat({ product, isShort = false }: { product: Product; isShort?: boolean }) {
  const { phone, publicUrl } = useShop();
  const words = product.inStock || isShort ? "WhatsApp'tan sor" : "Ne zaman geleceğini WhatsApp'tan sor";
  const message = product.inStock
    ? productMessage(product)
    : soldOutMessage({ ...product, address: publicUrl + addresses.product(product.slug) });
  return (
    <a
      className={`button ${product.inStock ? "button-plain" : "button-order"}`}
      href={chatLink(phone, message)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="chat" size={22} />
      <span>{words}</span>
    </a>
  );
}
