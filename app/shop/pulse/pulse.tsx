import { useEffect } from "react";
import { useLocation } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { cartLines, subscribe } from "../../cart-state.ts";
import { useShop } from "../../use-shop.ts";
import { earlierPath, tell } from "./beacon.ts";
import { whenSeen } from "./when-seen.ts";

/** Counts views, taps that open WhatsApp, products put into the cart, and searches without a result. Draws nothing. */
export function Pulse() {
  const { pathname, search } = useLocation();
  const { phone } = useShop();
  // Colors and filters are no page of their own, searches are.
  const page = pathname === addresses.searchForm ? pathname + search : pathname;
  useEffect(
    function countView() {
      const [path = page] = page.split("?");
      return whenSeen(() => {
        tell("view", path);
        const words = document.querySelector<HTMLElement>("[data-sought]")?.dataset.sought;
        if (words) tell("empty", path, words);
      });
    },
    [page],
  );
  useEffect(
    function countTaps() {
      if (phone === "") return;
      const count = (event: MouseEvent) => countTap(event, chatLink(phone));
      addEventListener("click", count);
      return () => removeEventListener("click", count);
    },
    [phone],
  );
  useEffect(function countCart() {
    const earlier = earlierPath();
    if (earlier !== undefined) tell("view", earlier);
    const counted = new Set<string>();
    const count = () => {
      // Another tab of the browser fills this one's cart without a tap here.
      if (navigator.userActivation?.isActive === false) return;
      for (const { id, shown } of cartLines()) {
        if (!counted.has(id)) tell("cart", addresses.product(shown.slug));
        counted.add(id);
      }
    };
    count();
    const leave = subscribe(count);
    return () => void leave();
  }, []);
  return null;
}

/** A tap that opens a chat with the shop, and not with somebody else. */
function countTap({ target, defaultPrevented, isTrusted }: MouseEvent, chat: string) {
  const link = target instanceof Element && target.closest("a");
  if (!link || defaultPrevented || !isTrusted || !link.href.startsWith(chat)) return;
  tell(link.closest(".checkout") ? "order" : "ask", location.pathname);
}
