import { z } from "zod";
import { MAX_QUERY_LENGTH } from "../../domain/search/query-length.ts";
import { suggestionsSchema } from "../../domain/search/suggestion.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { everyone } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { publicProduct } from "./public-address.ts";

const MAX_SUGGESTIONS = 6;

const error = `Arama en fazla ${MAX_QUERY_LENGTH} karakter olabilir`;
const question = z.object({ q: z.string({ error: '"q" eksik' }).max(MAX_QUERY_LENGTH, { error }) });

export const suggestionRoutes = (snapshot: GetSnapshot, publicUrl: string): ApiRoute[] => [
  apiRoute({
    method: "GET",
    path: "/api/suggestions",
    access: everyone,
    summary:
      "Aranırken önerilen ürünler; dükkânın kendisi soruluyorsa cevaplayan sayfa (topic); satılmayan bir şeyse onun cümlesi (absence)",
    query: question,
    answer: suggestionsSchema,
    isShared: true,
    async handle({ query }) {
      const search = await (await snapshot()).search();
      const { found, isNear, topic, absence } = search.find(query.q, MAX_SUGGESTIONS);
      const suggestions = found.map(({ product, matched }) => {
        const { name, slug, image, price } = publicProduct(product, publicUrl);
        return { name, slug, image, price, matched };
      });
      return { suggestions, isNear, topic, absence: absence?.title };
    },
  }),
];
