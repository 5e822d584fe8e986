import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, type CartProduct, lacksColor, lineTotal } from "../../../domain/order/cart.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { flyToCart } from "../cart/fly-to-cart.ts";

type CardProduct = Omit<CartProduct, "shown"> & Pick<Product, "slug" | "originalPrice">;

type Tap = {
  button: Element;
  openCart: () => void;
  /** The product's own page has room for a toast that shows the line and leads to the cart. */
  isOnOwnPage?: boolean;
};

/** One tap adds the product; a color that was not chosen can be chosen in the cart (decision 40). */
export function putIntoCart(product: CardProduct, colors: readonly PaintedColor[], tap: Tap) {
  const { slug, originalPrice } = product;
  const added = { ...product, shown: { slug, originalPrice, colors } };
  const { outcome, line } = cart.add(added);
  const message = outcome === "raised" ? messages.raisedInCart : messages.addedToCart;
  const label = lacksColor(line) ? "Renk seç" : tap.isOnOwnPage && "Sepete git";
  const action = label ? { label, onClick: tap.openCart } : undefined;
  toast.success(message(product.name), action, tap.isOnOwnPage ? { description: lineWords(line) } : {});
  flyToCart(tap.button);
}

const lineWords = (line: CartLine): string =>
  [line.color, `${line.quantity} adet`, formatPrice(lineTotal(line))].filter(Boolean).join(" · ");
