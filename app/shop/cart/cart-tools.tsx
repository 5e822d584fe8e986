import type { MouseEvent } from "react";
import type { Cart } from "../../../domain/order/cart.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { cart } from "../../cart-state.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { shareLink } from "../page/share-link.ts";
import "./cart-tools.css";

/** Actions on the whole cart. Shared, it is a hint for a gift. */
export function CartTools({ lines, revision }: { lines: Cart; revision: number }) {
  const { publicUrl } = useShop();
  const address = cartLinkAddress(revision, lines);
  return (
    <div className="cart-tools">
      {address && (
        <SmallButton action="Sepeti paylaş" onClick={() => shareLink({ title: "Sepetim", url: publicUrl + address })} />
      )}
      <SmallButton action="Sepeti boşalt" onClick={empty} />
    </div>
  );
}

function empty({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest("dialog")?.querySelector<HTMLElement>("header button")?.focus();
  cart.empty();
}
