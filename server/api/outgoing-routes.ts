import { z } from "zod";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { MoveStore } from "../../domain/moving/move-store.ts";
import { movedProductSchema, originMark } from "../../domain/moving/moved-product.ts";
import { outgoingProducts } from "../../domain/own-table/outgoing-product.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { metaCatalogue } from "../feeds/meta-catalogue.ts";
import { inChunks, streamedBytes } from "../http/progress-lines.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { waitingPicture } from "./moving-routes.ts";

type Parts = {
  moves: Pick<MoveStore, "origins" | "formerSlugs">;
  /** The newest products and settings. */
  snapshot: GetSnapshot;
  pictures: Pick<Pictures, "save">;
  publicUrl: string;
  now(): Date;
};

/** The way out: an owner takes her products along, on any day. */
export function outgoingRoutes({ moves, snapshot, pictures, publicUrl, now }: Parts): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/moving/products", {
      access: adminOnly,
      summary: "Bütün ürünler, başka bir dükkâna anlatıldığı gibi: kimlik yerine adlarla, tam adreslerle",
      answer: z.object({ products: z.array(movedProductSchema) }),
      logs: "products_exported",
      async handle() {
        const { products, allCategories, sections } = await snapshot();
        const origins = Map.groupBy(await moves.origins(), ([, id]) => id);
        const former = await moves.formerSlugs();
        const marksOf = (id: string) => [
          ...(origins.get(id) ?? []).map(([mark]) => mark),
          ...(former.get(id) ?? []).map((slug) => originMark("address", addresses.product(slug))),
        ];
        return {
          products: outgoingProducts(products, {
            publicUrl,
            sets: sections.choices.sets,
            categories: allCategories,
            origins: new Map(products.map(({ id }) => [id, [...new Set(marksOf(id))]])),
            waitingPicture: await waitingPicture(pictures),
          }),
        };
      },
    }),
    apiRoute("GET /api/admin/moving/meta", {
      access: adminOnly,
      summary: "Yayındaki ürünler, Meta kataloğunun okuduğu CSV dosyası olarak",
      answer: z.string(),
      answerType: "text/csv",
      logs: "products_exported",
      async handle() {
        const current = await snapshot();
        const shown = { ...current, products: current.products.filter(isShown) };
        return new Response(streamedBytes(inChunks(metaCatalogue(shown))), {
          headers: {
            "Content-Type": "text/csv; charset=utf-8",
            "Content-Disposition": `attachment; filename="meta-katalogu-${istanbulDate(now())}.csv"`,
          },
        });
      },
    }),
  ];
}
