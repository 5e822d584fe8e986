import { z } from "zod";
import { suitedIn, suitingGoods } from "../../domain/gift/mended-fit.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { slugOf } from "../../domain/slug.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

const good = z.object({ id: z.string(), name: z.string(), image: z.string() });

const MOST = 60;

/** What the owner mends of the gift finder. `snapshot` has the products that visitors see. */
export const giftRoutes = (snapshot: GetSnapshot): ApiRoute[] => [
  apiRoute("GET /api/admin/gifts", {
    access: adminOnly,
    summary: "Hediye bulucuda kime, ne için ve zevke uyan ürünler (gift), ve düzeltilmiş ürünlerin adları",
    query: z.object({ gift: z.string().max(40).optional() }),
    answer: z.object({
      names: z.array(z.object({ slug: z.string(), name: z.string() })),
      goods: z.array(good),
      mended: z.array(good),
    }),
    async handle({ query }) {
      const current = await snapshot();
      const mended = new Set(current.sections.gifts.mends.map(({ product }) => product));
      return {
        names: suitedIn(current.searchGuide).map(({ name }) => ({ slug: slugOf(name), name })),
        goods: suitingGoods(query.gift ?? "", current)
          .slice(0, MOST)
          .map(goodOf),
        mended: current.products.filter(({ id }) => mended.has(id)).map(goodOf),
      };
    },
  }),
];

const goodOf = ({ id, name, image }: z.output<typeof good>) => ({ id, name, image });
