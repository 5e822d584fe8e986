import { useSyncExternalStore } from "react";
import { keptDetailsIn, NO_DETAILS, type OrderDetails, textToKeep } from "../../../domain/order/order-details.ts";
import { onThisDevice } from "../../browser-storage.ts";

/**
 * What the visitor typed into 'Teslimat ve hediye'. Like the cart it lives in this tab's memory; who and where is also stored on the device
 * while she has ticked 'Bu cihazda hatırla'.
 */
type State = { typed: OrderDetails; isRemembered: boolean };

const KEY = "teslimat";
const EMPTY: State = { typed: NO_DETAILS, isRemembered: false };

let state: State | undefined;
const listeners = new Set<() => void>();

const current = (): State => (state ??= stored());

function stored(): State {
  const text = onThisDevice.read(KEY);
  return { typed: { ...NO_DETAILS, ...keptDetailsIn(text) }, isRemembered: text !== undefined };
}

function change(next: Partial<State>) {
  state = { ...current(), ...next };
  if (state.isRemembered) onThisDevice.write(KEY, textToKeep(state.typed));
  else onThisDevice.remove(KEY);
  for (const listener of listeners) listener();
}

export const typedDetails = {
  change: (part: Partial<OrderDetails>) => change({ typed: { ...current().typed, ...part } }),
  remember: (isRemembered: boolean) => change({ isRemembered }),
  /** Empties the fields too. */
  forget: () => change(EMPTY),
};

export const useTypedDetails = (): State => useSyncExternalStore(subscribe, current, () => EMPTY);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
