import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { startPrices } from "../../../domain/catalog/shown-price.ts";
import { cardQuestions, chosenOf, needWords, openQuestions, type ToldChoice } from "../../../domain/choice/chosen.ts";
import type { CartLine, CartProduct } from "../../../domain/order/cart.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";

type CardProduct = Omit<CartProduct, "shown" | "color"> &
  ToldChoice &
  Pick<Product, "slug" | "originalPrice" | "needs" | "startsAt">;

type Tap = {
  button: Element;
  openCart: () => void;
  /** On the product's own page: the line in words for a toast that leads to the cart. */
  describe?: (line: CartLine) => string;
};

/** One tap adds the product; what was not chosen can be chosen in the cart (decision 22). */
export function putIntoCart(product: CardProduct, colors: readonly PaintedColor[], tap: Tap) {
  const { slug, needs, color: _, ...rest } = product;
  const { price, originalPrice } = startPrices(product);
  const shown = { slug, originalPrice, colors, needs: cardQuestions({ colors, needs }) };
  const added = { ...rest, ...chosenOf(product), price, shown };
  const { outcome, line } = cart.add(added);
  const message = outcome === "raised" ? messages.raisedInCart : messages.addedToCart;
  const label = askWords(line) ?? (tap.describe && "Sepete git");
  const action = label ? { label, onClick: tap.openCart } : undefined;
  toast.success(message(product.name), action, tap.describe && { description: tap.describe(line) });
  flyToCart(tap.button);
}

function askWords(line: CartLine): string | undefined {
  const [need] = openQuestions(line, line.shown.needs);
  return need && needWords(need);
}

/** Moves a dot from the tapped button to the header's cart, for visitors who do not ask for less motion. */
function flyToCart(button: Element) {
  const cart = document.querySelector("[data-cart-button]");
  if (!cart || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const dot = document.body.appendChild(Object.assign(document.createElement("i"), { className: "product-card-dot" }));
  const path = [centerOf(button), centerOf(cart)].map((translate) => ({ translate }));
  dot.animate(path, { duration: 240, easing: "ease-in" }).onfinish = () => dot.remove();
}

function centerOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return `${left + width / 2}px ${top + height / 2}px`;
}
