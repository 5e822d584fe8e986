import { z } from "zod";
import { daysOfShop, type ListedDay } from "../../domain/occasion/coming-days.ts";
import { dayShelf, proposedShelf } from "../../domain/occasion/day-shelf.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

const good = z.object({ id: z.string(), name: z.string(), image: z.string(), inStock: z.boolean() });

/** A day as the panel lists it. */
const listedDay = z.object({
  id: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  isHidden: z.boolean(),
  day: z.string(),
  from: z.string(),
  lastOrder: z.string().optional(),
  leaves: z.string().optional(),
  isPromised: z.boolean(),
  isNear: z.boolean(),
  /** The number of products on its shelf. */
  count: z.int(),
}) satisfies z.ZodType<ListedDay>;

/** The owner's special days. `snapshot` has the products that visitors see. */
export const occasionRoutes = (snapshot: GetSnapshot): ApiRoute[] => [
  apiRoute("GET /api/admin/occasions", {
    access: adminOnly,
    summary: "Yaklaşan özel günler, son sipariş günleri ve raflarındaki ürün sayıları; raflara elle konan ürünler",
    answer: z.object({ days: z.array(listedDay), goods: z.array(good) }),
    async handle() {
      const current = await snapshot();
      const chosen = new Set(current.sections.occasions.days.flatMap(({ products = [] }) => products));
      return {
        days: daysOfShop(current).map(({ again: _, row, ...day }) => ({
          ...day,
          count: dayShelf(row, current).length,
        })),
        goods: current.products.filter(({ id }) => chosen.has(id)).map(goodOf),
      };
    },
  }),
  apiRoute("GET /api/admin/occasions/shelf", {
    access: adminOnly,
    summary: "Bir özel günün rafı için önerilen ürünler",
    query: z.object({ id: z.string().max(80), name: z.string().max(60) }),
    answer: z.object({ goods: z.array(good) }),
    handle: async ({ query }) => ({ goods: proposedShelf(query, await snapshot()).map(goodOf) }),
  }),
];

const goodOf = ({ id, name, image, inStock }: z.output<typeof good>) => ({ id, name, image, inStock });
