import type { Cart } from "../../../domain/order/cart.ts";
import { joinedCart } from "../../../domain/order/joined-cart.ts";
import { cart, cartLines, subscribe } from "../../cart-state.ts";

/** A cart as a tab tells it to the others. Tabs that have met know the cart by one id, and of two changes the higher is the newer. */
type Told = { id: number; change: number; lines: Cart };

let told: Told = { id: Math.random(), change: 0, lines: cartLines() };
let channel: BroadcastChannel;

/** Open tabs of a browser have one cart (spec §3): nothing is stored, and the cart ends with the last of them. */
function meetOtherTabs() {
  // The address of this script: a line of another build may be another.
  channel = new BroadcastChannel(import.meta.url);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  tell();
}

const tell = () => channel.postMessage(told);

function tellChange() {
  const lines = cartLines();
  if (lines === told.lines) return;
  told = { ...told, change: told.change + 1, lines };
  tell();
}

/** A tab that is told something older answers with the newer. */
function hear(other: Told) {
  if (other.id !== told.id) return join(other);
  if (other.change > told.change) take(other);
  if (other.change < told.change) tell();
}

function join({ id, change, lines }: Told) {
  if (told.lines.length === 0) return take({ id, change, lines });
  if (lines.length > 0) {
    const newest = Math.max(change, told.change) + 1;
    take({ id: Math.max(id, told.id), change: newest, lines: joinedCart(told.lines, lines) });
  }
  tell();
}

function take(other: Told) {
  told = other;
  cart.change(() => told.lines);
}

// This file loads with every page of the shop, and stays. A page in the back/forward cache may have no open channel.
meetOtherTabs();
subscribe(tellChange);
addEventListener("pagehide", () => channel.close());
addEventListener("pageshow", ({ persisted }) => persisted && meetOtherTabs());
