import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { shareLink } from "../page/share-link.ts";
import "./share-product.css";

export function ShareProduct({ product: { name, slug } }: { product: { name: string; slug: string } }) {
  const { publicUrl } = useShop();
  return (
    <button
      type="button"
      className="share-product button-icon needs-script"
      aria-label="Ürünü paylaş"
      onClick={() => shareLink({ title: name, url: publicUrl + addresses.product(slug) })}
    >
      <Icon name="share" />
    </button>
  );
}
