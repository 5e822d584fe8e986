import { z } from "zod";
import { picturePath } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import { foreignPictures } from "../../domain/moving/foreign-pictures.ts";
import type { MoveStore } from "../../domain/moving/move-store.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

type Parts = {
  moves: Pick<MoveStore, "ownPictures">;
  snapshot: GetSnapshot;
  pictures: Pick<Pictures, "save">;
  fetchPicture(address: string): Promise<Uint8Array>;
};

/** The pictures of one call, and of one host among them: a call ends within the time of a request. */
const AT_ONCE = 4;
const OF_A_HOST = 2;

const left = z.object({ left: z.int(), products: z.int() });

/** The pictures of products that lie at other addresses, and their way into the shop. */
export function foreignPictureRoutes({ moves, snapshot, pictures, fetchPicture }: Parts): ApiRoute[] {
  const found = async () => foreignPictures((await snapshot()).products);
  return [
    apiRoute("GET /api/admin/moving/pictures", {
      access: adminOnly,
      summary: "Başka adreste duran fotoğraf ve bunların ürün sayısı",
      answer: left,
      handle: async () => countsOf(await found()),
    }),
    apiRoute("POST /api/admin/moving/pictures", {
      access: adminOnly,
      summary:
        "Başka adreste duran sıradaki birkaç fotoğrafı dükkâna alır; alınamayanlar bir sonrakinde skip ile atlanır",
      body: z.object({ skip: z.array(z.string().max(2048)).max(5000) }),
      bodyLimit: 4 * 1024 * 1024,
      answer: left.extend({
        fetched: z.int(),
        failed: z.array(z.object({ address: z.string(), product: z.string() })),
      }),
      async handle({ body: { skip } }) {
        const skipped = new Set(skip);
        const all = await found();
        const chosen = nextOf([...all.keys()].filter((address) => !skipped.has(address)));
        const taken = new Map<string, string>();
        const failed: { address: string; product: string }[] = [];
        await Promise.all(
          chosen.map(async (address) => {
            try {
              const { hash } = await pictures.save([await fetchPicture(address)]);
              taken.set(address, picturePath(hash));
            } catch (error) {
              if (!(error instanceof ShopError) || isOutage(error)) throw error;
              failed.push({ address, product: all.get(address)?.[0]?.name ?? "" });
            }
          }),
        );
        const ids = new Set([...taken.keys()].flatMap((address) => all.get(address)?.map(({ id }) => id) ?? []));
        if (taken.size > 0) await moves.ownPictures([...ids], taken);
        return { ...countsOf(await found()), fetched: taken.size, failed };
      },
    }),
  ];
}

const countsOf = (found: ReadonlyMap<string, readonly Product[]>) => ({
  left: found.size,
  products: new Set([...found.values()].flatMap((products) => products.map(({ id }) => id))).size,
});

function nextOf(addresses: readonly string[]): string[] {
  const hosts = new Map<string, number>();
  const next: string[] = [];
  for (const address of addresses) {
    const { host } = new URL(address);
    const known = hosts.get(host) ?? 0;
    if (known >= OF_A_HOST) continue;
    hosts.set(host, known + 1);
    next.push(address);
    if (next.length === AT_ONCE) break;
  }
  return next;
}
