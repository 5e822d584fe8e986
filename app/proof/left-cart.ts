import { inThisTab } from "../browser-storage.ts";
import { cartLines } from "../cart-state.ts";
import { messages } from "../messages.ts";
import { toast } from "../toast.tsx";

const KEY = "google-sepeti";

/** In this tab while she is at Google: until when it counts, and the address of the cart. */
const note = {
  read: () => inThisTab.read(KEY),
  write: (text: string) => inThisTab.write(KEY, text),
  remove: () => inThisTab.remove(KEY),
};

export type LeftCartNote = typeof note;

/** Loaded on demand: few leave with a cart. */
const loadCalls = () => import("./left-cart-calls.ts");

const tellFailure = () => toast.error(messages.actionFailed);

/** Leads to Google, where the page ends and the cart in it (spec §3). Its own address waits until she is back. */
export function leaveForGoogle(url: string) {
  if (cartLines().length === 0) location.assign(url);
  else loadCalls().then(({ leaveWithCart }) => leaveWithCart(url, note), tellFailure);
}

/** Fills the cart that she left with, whether she has signed in or not. */
export function bringCartBack() {
  if (note.read()) loadCalls().then(({ fillCart }) => fillCart(note), tellFailure);
}
