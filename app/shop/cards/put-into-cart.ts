import { type CartProduct, lacksColor } from "../../../domain/order/cart.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";

/** One tap puts it in; a color that was not chosen can be chosen in the cart (decision 40). */
export function putIntoCart(product: CartProduct) {
  const says = cart.add(product) === "raised" ? messages.raisedInCart : messages.addedToCart;
  toast.success(says(product.name), lacksColor(product) ? { label: "Renk seç", onClick: cart.open } : undefined);
}
