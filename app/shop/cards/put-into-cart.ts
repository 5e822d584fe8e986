import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { type CartProduct, lacksColor } from "../../../domain/order/cart.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";

type CardProduct = Omit<CartProduct, "shown"> & Pick<Product, "slug" | "originalPrice">;

/** One tap adds the product; a color that was not chosen can be chosen in the cart (decision 40). */
export function putIntoCart(product: CardProduct, colors: readonly PaintedColor[], openCart: () => void) {
  const { slug, originalPrice } = product;
  const added = { ...product, shown: { slug, originalPrice, colors } };
  const message = cart.add(added) === "raised" ? messages.raisedInCart : messages.addedToCart;
  toast.success(message(product.name), lacksColor(added) ? { label: "Renk seç", onClick: openCart } : undefined);
}
