/** Moves a dot from the tapped button to the header's cart, for visitors who do not ask for less motion. */
export function flyToCart(button: Element) {
  const cart = document.querySelector("[data-cart-button]");
  if (!cart || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const dot = document.body.appendChild(Object.assign(document.createElement("i"), { className: "fly-to-cart" }));
  const path = [centerOf(button), centerOf(cart)].map((translate) => ({ translate }));
  dot.animate(path, { duration: 240, easing: "ease-in" }).onfinish = () => dot.remove();
}

function centerOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return `${left + width / 2}px ${top + height / 2}px`;
}
