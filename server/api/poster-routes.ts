import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import { POSTER_FORMS } from "../../domain/web/poster.ts";
import type { Posters } from "../share/posters.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

const query = z.object({ form: z.enum(POSTER_FORMS), of: z.string().regex(/^[a-z0-9-]{1,128}$/) });

/** Pictures that are posted by hand. `of` is a product's id, or `kategori-` with the address of a category. */
export function posterRoutes({ poster }: { poster: Posters }): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/posters", {
      access: staffOnly,
      summary: "Hikâyeye ya da gönderiye koyulacak resim: bir ürünün ya da bir kategorinin",
      query,
      answer: z.string(),
      answerType: "image/jpeg",
      async handle({ query: { form, of } }) {
        const bytes = await poster(form, of);
        if (!bytes) throw new ShopError("not-found", "Bu ürün ya da kategori artık yok");
        return new Response(new Uint8Array(bytes), {
          headers: { "Content-Type": "image/jpeg", "Cache-Control": "no-store" },
        });
      },
    }),
  ];
}
