import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { type CartProduct, lacksColor } from "../../../domain/order/cart.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";

type Put = Omit<CartProduct, "shown"> & Pick<Product, "slug" | "originalPrice">;

/** One tap puts it in; a color that was not chosen can be chosen in the cart (decision 40). */
export function putIntoCart(product: Put, colors: readonly PaintedColor[], openCart: () => void) {
  const { slug, originalPrice } = product;
  const put = { ...product, shown: { slug, originalPrice, colors } };
  const says = cart.add(put) === "raised" ? messages.raisedInCart : messages.addedToCart;
  toast.success(says(product.name), lacksColor(put) ? { label: "Renk seç", onClick: openCart } : undefined);
}
