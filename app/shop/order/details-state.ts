import {
  keptDetailsIn,
  NOTHING_TYPED,
  type Receiver,
  type TypedDetails,
  textToKeep,
} from "../../../domain/order/order-details.ts";
import { onThisDevice, SHARED } from "../../browser-storage.ts";
import { createStore } from "../../page-store.ts";
import { sentOrders } from "./sent-orders-state.ts";

/**
 * The visitor's typing in 'Teslimat ve hediye'. Like the cart it lives in this tab's memory; who and where is also stored on the device
 * while she has ticked 'Bu cihazda hatırla'.
 */
type State = { typed: TypedDetails; isRemembered: boolean };

const EMPTY: State = { typed: NOTHING_TYPED, isRemembered: false };

const { get, set, use } = createStore(EMPTY, { key: SHARED.address, read: readAgain });

function change(next: Partial<State>) {
  const state = { ...get(), ...next };
  if (state.isRemembered) onThisDevice.write(SHARED.address, textToKeep(state.typed));
  else if (next.isRemembered === false) onThisDevice.remove(SHARED.address);
  set(state);
}

export const typedDetails = {
  change: (part: Partial<TypedDetails>) => change({ typed: { ...get().typed, ...part } }),
  /** Changes the details of whoever gets the parcel: of a gift that is somebody else. */
  changeReceiver(part: Partial<Receiver>) {
    const { isGift, receiver } = get().typed;
    typedDetails.change(isGift ? { receiver: { ...receiver, ...part } } : part);
  },
  remember: (isRemembered: boolean) => change({ isRemembered }),
  /** Empties the fields too, and the list of orders. */
  forget() {
    change(EMPTY);
    sentOrders.forget();
  },
};

export const useTypedDetails = (): State => use((state) => state);

/**
 * The address that device or account remember now: forgetting it elsewhere empties the fields too. What she typed for this order
 * alone stays whole: half of it and half of another address would be a third one.
 */
function readAgain(before: State): State {
  const { typed, isRemembered } = before;
  if (!isRemembered && textToKeep(typed) !== textToKeep(NOTHING_TYPED)) return before;
  const text = onThisDevice.read(SHARED.address);
  const known = keptDetailsIn(isRemembered ? (text ?? textToKeep(NOTHING_TYPED)) : text);
  return { typed: { ...typed, ...known }, isRemembered: text !== undefined };
}
