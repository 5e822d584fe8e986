import { useSyncExternalStore } from "react";
import {
  addToCart,
  type Cart,
  type CartProduct,
  cartCount,
  chooseColor,
  EMPTY_CART,
  isInCart,
  lineKey,
  removeFromCart,
  setPicture,
  setQuantity,
} from "../domain/order/cart.ts";

/**
 * The visitor's cart lives in memory only (spec §3), the same in every open tab (shop/cart/cart-tabs.ts); on the server it is always
 * empty. `beforeRemoval` holds the lines before the last removal, which can be undone until the next change.
 */
type State = { lines: Cart; beforeRemoval?: Cart | undefined };

const EMPTY: State = { lines: EMPTY_CART };

let state = EMPTY;
const listeners = new Set<() => void>();

function change(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const changeLines = (lines: Cart) => change({ lines, beforeRemoval: undefined });

export const cart = {
  /** Returns whether the cart already held the product, and the line it holds now. */
  add(product: CartProduct) {
    const key = lineKey(product);
    const outcome = isInCart(state.lines, key) ? "raised" : "added";
    changeLines(addToCart(state.lines, product));
    const line = state.lines.find((line) => lineKey(line) === key) ?? { ...product, quantity: 1 };
    return { outcome, line };
  },
  /** For what is rarely done, so that its rules load with whoever does it. */
  change: (next: (lines: Cart) => Cart) => changeLines(next(state.lines)),
  setQuantity: (key: string, quantity: number) => changeLines(setQuantity(state.lines, key, quantity)),
  chooseColor: (key: string, color: string) => changeLines(chooseColor(state.lines, key, color)),
  setPicture: (key: string, image: string) => change({ lines: setPicture(state.lines, key, image) }),
  remove: (key: string) => change({ lines: removeFromCart(state.lines, key), beforeRemoval: state.lines }),
  empty: () => change({ lines: EMPTY_CART, beforeRemoval: state.lines }),
  putBack: () => changeLines(state.beforeRemoval ?? state.lines),
};

export const useCartLines = (): Cart => useCartState((state) => state.lines);
export const useCanPutBack = (): boolean => useCartState((state) => state.beforeRemoval !== undefined);
export const useCartCount = (): number => useCartState((state) => cartCount(state.lines));

function useCartState<Part>(select: (state: State) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(EMPTY),
  );
}

export const cartLines = (): Cart => state.lines;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
