import { useSyncExternalStore } from "react";
import {
  keptDetailsIn,
  NOTHING_TYPED,
  type Receiver,
  type TypedDetails,
  textToKeep,
} from "../../../domain/order/order-details.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { sentOrders } from "./sent-orders-state.ts";

/**
 * What the visitor typed into 'Teslimat ve hediye'. Like the cart it lives in this tab's memory; who and where is also stored on the device
 * while she has ticked 'Bu cihazda hatırla'.
 */
type State = { typed: TypedDetails; isRemembered: boolean };

const KEY = "teslimat";
const EMPTY: State = { typed: NOTHING_TYPED, isRemembered: false };

let state: State | undefined;
const listeners = new Set<() => void>();

const current = (): State => (state ??= stored());

function stored(): State {
  const text = onThisDevice.read(KEY);
  return { typed: { ...NOTHING_TYPED, ...keptDetailsIn(text) }, isRemembered: text !== undefined };
}

function change(next: Partial<State>) {
  state = { ...current(), ...next };
  if (state.isRemembered) onThisDevice.write(KEY, textToKeep(state.typed));
  else if (next.isRemembered === false) onThisDevice.remove(KEY);
  for (const listener of listeners) listener();
}

export const typedDetails = {
  change: (part: Partial<TypedDetails>) => change({ typed: { ...current().typed, ...part } }),
  /** Of whoever gets it: of a gift somebody else. */
  changeReceiver(part: Partial<Receiver>) {
    const { isGift, receiver } = current().typed;
    typedDetails.change(isGift ? { receiver: { ...receiver, ...part } } : part);
  },
  remember: (isRemembered: boolean) => change({ isRemembered }),
  /** Empties the fields too, and the list of orders. */
  forget() {
    change(EMPTY);
    sentOrders.forget();
  },
};

export const useTypedDetails = (): State => useSyncExternalStore(subscribe, current, () => EMPTY);

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    followStorage({ key: KEY });
    addEventListener("storage", followStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followStorage);
  };
}

/**
 * Another tab, or the account, remembered or forgot who and where she is: forgetting empties the fields too. What she typed for this
 * order alone stays whole: half of it and half of another address would be a third one.
 */
function followStorage({ key }: Pick<StorageEvent, "key">) {
  if (key !== KEY) return;
  const { typed, isRemembered } = current();
  if (!isRemembered && textToKeep(typed) !== textToKeep(NOTHING_TYPED)) return;
  const text = onThisDevice.read(KEY);
  const known = keptDetailsIn(isRemembered ? (text ?? textToKeep(NOTHING_TYPED)) : text);
  state = { typed: { ...typed, ...known }, isRemembered: text !== undefined };
  for (const listener of listeners) listener();
}
