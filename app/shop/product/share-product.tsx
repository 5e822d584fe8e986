import { IconButton } from "../../ui/icon-button.tsx";
import { useShop } from "../../use-shop.ts";
import { shareLink } from "../page/share-link.ts";
import "./share-product.css";

/** Shares the product in the chosen color. */
export function ShareProduct({ name, address }: { name: string; address: string }) {
  const { publicUrl } = useShop();
  return (
    <IconButton
      className="button-icon share-product needs-script"
      icon="share"
      label="Ürünü paylaş"
      onClick={() => shareLink({ title: name, url: publicUrl + address })}
    />
  );
}
