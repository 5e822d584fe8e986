import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import type { Ledger } from "../../domain/ledger.ts";
import { SECTION_KEYS } from "../../domain/settings/sections.ts";
import { waitingPages } from "../../domain/shop/shop-facts.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { POSTER_FORMS } from "../../domain/web/poster.ts";
import { quickReplies } from "../../domain/web/quick-replies.ts";
import type { Posters } from "../share/posters.ts";
import { adminOnly, staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { stepAnswer } from "./steps.ts";

const query = z.object({ form: z.enum(POSTER_FORMS), of: z.string().regex(/^[a-z0-9-]{1,128}$/) });

const answer = z.object({
  replies: z.array(
    z.object({
      shortcut: z.string(),
      title: z.string(),
      text: z.string(),
      missing: z.array(z.object({ words: z.string(), group: z.enum(SECTION_KEYS), field: z.string() })),
    }),
  ),
});

type Parts = {
  poster: Posters;
  snapshot: GetSnapshot;
  ledger: Pick<Ledger, "takeDownWord">;
  pictures: { forget(hashes: readonly string[]): Promise<void> };
};

/** Pictures and texts for outside the shop. `of` is a product's id, or `kategori-` with the address of a category, or `ozel-gun-` with a special day. */
export function sharingRoutes({ poster, snapshot, ledger, pictures }: Parts): ApiRoute[] {
  return [
    apiRoute("GET /api/admin/posters", {
      access: staffOnly,
      summary: "Hikâyeye ya da gönderiye koyulacak resim: bir ürünün, bir kategorinin ya da bir özel günün",
      query,
      answer: z.string(),
      answerType: "image/jpeg",
      async handle({ query: { form, of } }) {
        const bytes = await poster(form, of);
        if (!bytes) throw new ShopError("not-found", "Bu ürün, kategori ya da özel gün artık yok");
        return new Response(new Uint8Array(bytes), {
          headers: { "Content-Type": "image/jpeg", "Cache-Control": "no-store" },
        });
      },
    }),
    apiRoute("DELETE /api/admin/shared-words/:id", {
      access: adminOnly,
      summary:
        "İzinle paylaşılan bir mesajı ya da fotoğrafı her yerden siler: sayfadan, geçmişten, görsellerden. Geri alınamaz",
      answer: stepAnswer,
      logs: "persons_blotted",
      async handle({ id, caller: { by } }) {
        const { pictures: gone, ...done } = await ledger.takeDownWord(id, by);
        await pictures.forget(gone);
        return done;
      },
    }),
    apiRoute("GET /api/admin/quick-replies", {
      access: staffOnly,
      summary: "WhatsApp Business için hazır cevaplar, dükkânın kendi ayarlarından; eksik bilgi yeriyle söylenir",
      answer,
      async handle() {
        const { sections, shop, legalFacts } = await snapshot();
        return { replies: quickReplies({ sections, shop, waiting: waitingPages({ shop, legal: legalFacts }) }) };
      },
    }),
  ];
}
