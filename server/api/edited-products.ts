import { z } from "zod";
import { usedColors } from "../../domain/catalog/painted-colors.ts";
import { productSchema } from "../../domain/catalog/product.ts";
import type { ProductLedger } from "../../domain/catalog/product-ledger.ts";
import { ShopError } from "../../domain/error.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicProduct } from "./picture-addresses.ts";
import { productId } from "./product-id.ts";

const priceChange = z.object({ at: z.string(), before: z.number(), after: z.number() });

const prices = z.object({
  price: z.number(),
  since: z.string(),
  changes: z.array(priceChange).readonly(),
});

type Parts = { ledger: ProductLedger; snapshot: GetSnapshot; publicUrl: string };

/** The data that the product form loads. */
export function editedProductRoutes({ ledger, snapshot, publicUrl }: Parts): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/products/:id", {
      access: staffOnly,
      summary: "Bir ürünün son hâli ve bugüne kadarki fiyatları",
      answer: z.object({ product: productSchema(publicUrl), prices }),
      async handle({ params }) {
        const found = await ledger.findPriced(productId(params));
        if (!found) throw new ShopError("not-found", "Ürün bulunamadı");
        return { product: publicProduct(found.product, publicUrl), prices: found.prices };
      },
    }),
    apiRoute("GET /api/admin/product-form", {
      access: staffOnly,
      summary: "Dükkânda geçen renkler, en çok geçen önce; eski fiyatın, kaç günün en düşüğü olması gerektiği",
      answer: z.object({ colors: z.array(z.string()), priceDays: z.int() }),
      async handle() {
        const { products, sections } = await snapshot();
        return { colors: usedColors(products), priceDays: sections.prices.days };
      },
    }),
  ];
}
