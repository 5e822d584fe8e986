import {
  addToCart,
  type Cart,
  type CartProduct,
  cartCount,
  EMPTY_CART,
  isInCart,
  lineKey,
  removeFromCart,
  setPicture,
  setQuantity,
} from "../domain/order/cart.ts";
import { createStore } from "./page-store.ts";

/**
 * The visitor's cart lives in memory only (spec §3), the same in every open tab (shop/cart/cart-tabs.ts); on the server it is always
 * empty. `beforeRemoval` holds the lines before the last removal, which can be undone until the next change.
 */
type State = { lines: Cart; beforeRemoval?: Cart | undefined };

const EMPTY: State = { lines: EMPTY_CART };
const { get, set, use, subscribe } = createStore(EMPTY);

export { subscribe };

export const cartLines = (): Cart => get().lines;

const changeLines = (lines: Cart) => set({ lines });

export const cart = {
  /** Returns whether the cart already held the product, and the line it holds now. */
  add(product: CartProduct) {
    const key = lineKey(product);
    const outcome = isInCart(cartLines(), key) ? "raised" : "added";
    changeLines(addToCart(cartLines(), product));
    const line = cartLines().find((line) => lineKey(line) === key) ?? { ...product, quantity: 1 };
    return { outcome, line };
  },
  /** For what is rarely done, so that its rules load with whoever does it. */
  change: (next: (lines: Cart) => Cart) => changeLines(next(cartLines())),
  setQuantity: (key: string, quantity: number) => changeLines(setQuantity(cartLines(), key, quantity)),
  setPicture: (key: string, image: string) => set({ ...get(), lines: setPicture(cartLines(), key, image) }),
  remove: (key: string) => set({ lines: removeFromCart(cartLines(), key), beforeRemoval: cartLines() }),
  empty: () => set({ lines: EMPTY_CART, beforeRemoval: cartLines() }),
  putBack: () => changeLines(get().beforeRemoval ?? cartLines()),
};

export const useCartLines = (): Cart => use((state) => state.lines);
export const useCanPutBack = (): boolean => use((state) => state.beforeRemoval !== undefined);
export const useCartCount = (): number => use((state) => cartCount(state.lines));
