import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import type { ShopFacts } from "../../../domain/shop/shop-facts.ts";
import type { Snapshot } from "../../../domain/shop/snapshot.ts";
import { publicPicture } from "../picture-addresses.ts";

type Shop = Pick<Snapshot, "findProduct"> & { shop: Pick<ShopFacts, "publicUrl"> };

/** The picture of the first product of an order, as it was chosen. Empty if the shop has none of its products any more. */
export function firstPicture({ lines }: Pick<ListedOrder, "lines">, { findProduct, shop }: Shop): string {
  for (const line of lines) {
    const product = findProduct(line.productId ?? "");
    if (product) return publicPicture({ image: pictureSoChosen(product, line) }, shop.publicUrl).image;
  }
  return "";
}
