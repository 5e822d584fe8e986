import { useSyncExternalStore } from "react";
import {
  addToCart,
  type Cart,
  type CartProduct,
  cartCount,
  EMPTY_CART,
  isInCart,
  lineKey,
  removeFromCart,
  setQuantity,
} from "../domain/order/cart.ts";

/** The visitor's cart lives in this tab's memory only (spec §3); on the server it is always empty. */
type State = { lines: Cart; isOpen: boolean };

const CLOSED_AND_EMPTY: State = { lines: EMPTY_CART, isOpen: false };

let state = CLOSED_AND_EMPTY;
const listeners = new Set<() => void>();

function change(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const cart = {
  /** Tells whether the product was there already, for the toast. */
  add(product: CartProduct): "added" | "raised" {
    const outcome = isInCart(state.lines, lineKey(product)) ? "raised" : "added";
    change({ lines: addToCart(state.lines, product) });
    return outcome;
  },
  setQuantity: (key: string, quantity: number) => change({ lines: setQuantity(state.lines, key, quantity) }),
  remove: (key: string) => change({ lines: removeFromCart(state.lines, key) }),
  open: () => change({ isOpen: true }),
  close: () => change({ isOpen: false }),
};

export const useCartLines = (): Cart => useCartState((state) => state.lines);
export const useCartCount = (): number => useCartState((state) => cartCount(state.lines));
export const useIsCartOpen = (): boolean => useCartState((state) => state.isOpen);

function useCartState<Part>(select: (state: State) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(CLOSED_AND_EMPTY),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
