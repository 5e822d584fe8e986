import type { Cart } from "../../domain/order/cart.ts";
import { codeToCheck, pricedAt, withAllOptions } from "../../domain/order/checked-cart.ts";
import { joinedCart } from "../../domain/order/joined-cart.ts";
import { returnedCart } from "../../domain/order/returned-cart.ts";
import { cartCodeIn, cartLinkAddress } from "../../domain/web/cart-link.ts";
import { ApiError, api } from "../api-client.ts";
import { cart, cartLines } from "../cart-state.ts";
import { toast } from "../toast.tsx";
import type { LeftCartNote } from "./left-cart.ts";

/** An older address is void. */
const LIFETIME_MS = 10 * 60_000;

/** A slow shop delays the way to Google no longer than this. */
const MOST_WAITED_MS = 1500;

/** A cart that is too large for an address is told before she leaves. */
export async function leaveWithCart(url: string, note: LeftCartNote): Promise<void> {
  const address = await addressOf(cartLines());
  if (address === undefined) {
    const leave = { label: "Yine de git", onClick: () => location.assign(url) };
    return toast.error("Sepetin çok uzun, Google'a gidip dönünce boş olur", leave);
  }
  note.write(`${Date.now() + LIFETIME_MS} ${address}`);
  // A page from the back/forward cache still has its cart.
  addEventListener("pageshow", ({ persisted }) => persisted && note.remove(), { once: true });
  location.assign(url);
}

/** With the revision of its prices, if the shop says in time that they are still its own. */
async function addressOf(lines: Cart): Promise<string | undefined> {
  const code = codeToCheck(lines);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_WAITED_MS));
  const checked = code === undefined ? undefined : await Promise.race([checkedCart(code), late]);
  return cartLinkAddress(pricedAt(lines, checked), lines);
}

/** A cart that has something again is newer. Another tab may tell its cart meanwhile, which is the same one. */
export async function fillCart(note: LeftCartNote): Promise<void> {
  const left = note.read() ?? "";
  note.remove();
  const [until, address = ""] = left.split(" ");
  const code = cartCodeIn(address.slice(address.indexOf("#")));
  if (code === undefined || !(Date.now() < Number(until)) || cartLines().length > 0) return;
  const checked = await checkedCart(code);
  if (!checked) {
    note.write(left);
    return toast.error("Sepetini getiremedik", { label: "Tekrar dene", onClick: () => fillCart(note) });
  }
  cart.change((own) => joinedCart(own, returnedCart(withAllOptions(checked))));
  const gone = checked.lines.filter(({ card }) => !card).length;
  if (gone > 0) toast.error(`Sepetindeki ${gone} ürün artık satılmıyor`);
}

/** Undefined if the shop did not answer. */
const checkedCart = (code: string) =>
  api.checkCart(code).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
