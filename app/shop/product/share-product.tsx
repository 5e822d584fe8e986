import { addresses } from "../../../domain/web/addresses.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useShop } from "../../use-shop.ts";
import { shareLink } from "../page/share-link.ts";
import "./share-product.css";

export function ShareProduct({ product: { name, slug } }: { product: { name: string; slug: string } }) {
  const { publicUrl } = useShop();
  return (
    <IconButton
      className="button-icon share-product needs-script"
      icon="share"
      label="Ürünü paylaş"
      onClick={() => shareLink({ title: name, url: publicUrl + addresses.product(slug) })}
    />
  );
}
