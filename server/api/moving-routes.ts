import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { z } from "zod";
import { type Media, pictureHash, picturePath } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import { type MovePreview, movePreviewSchema, previewOf, writtenMove } from "../../domain/moving/move-preview.ts";
import type { MoveStore, WrittenMove } from "../../domain/moving/move-store.ts";
import { CHANGEABLE, type Changeable } from "../../domain/moving/moved-input.ts";
import { MOST_MOVED, movedProductSchema, ORIGIN_KINDS } from "../../domain/moving/moved-product.ts";
import { type Move, type PlannedProduct, planMove } from "../../domain/moving/planned-move.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { stepAnswer } from "./steps.ts";

type Parts = {
  moves: MoveStore;
  /** The newest products and settings. */
  snapshot: GetSnapshot;
  media: Pick<Media, "listHashes">;
  pictures: Pick<Pictures, "save">;
  publicUrl: string;
};

/** Tables of ten thousand rows. */
const BODY_LIMIT = 32 * 1024 * 1024;

const CHANGEABLES = Object.keys(CHANGEABLE).filter((name): name is Changeable => name in CHANGEABLE);

const body = z.object({
  products: z
    .array(movedProductSchema)
    .min(1)
    .max(MOST_MOVED, { error: `Bir seferde en fazla ${MOST_MOVED} ürün taşınabilir` }),
  /** What of the shop's products may change. */
  changing: z.array(z.enum(CHANGEABLES)).max(CHANGEABLES.length),
  /** The name of the category for products that have none. */
  category: z.string().max(80).default(""),
});

type Asked = z.output<typeof body>;

const WAITING_PHOTO = new URL("../../content/waiting-photo.webp", import.meta.url);

const originKind = z.enum(ORIGIN_KINDS);

/** Products that an owner brings from another place. Nothing is written before she has seen what would become of them. */
export function movingRoutes({ moves, snapshot, media, pictures, publicUrl }: Parts): ApiRoute[] {
  return [
    apiRoute("POST /api/admin/moving/preview", {
      access: adminOnly,
      summary:
        "Başka yerden gelen ürünlerden ne olacağı: yeni, değişen, aynı kalan, alınmayan; hiçbir şeyi değiştirmez",
      body,
      bodyLimit: BODY_LIMIT,
      takesGzip: true,
      answer: movePreviewSchema,
      handle: async ({ body }) => (await plan(body)).preview,
    }),
    apiRoute("POST /api/admin/moving", {
      access: adminOnly,
      summary: "Önizlenen ürünleri tek işlemde alır; önizlemeden bu yana bir şey değiştiyse hiçbirini almaz",
      body: body.extend({ expected: z.string().max(64) }),
      bodyLimit: BODY_LIMIT,
      takesGzip: true,
      answer: stepAnswer,
      logs: "products_brought_in",
      async handle({ body: { expected, ...asked }, caller: { by } }) {
        const { preview, written } = await plan(asked);
        if (preview.fingerprint !== expected) {
          throw new ShopError("conflict", "Dükkân bu arada değişti; önizlemeye yeniden bak");
        }
        if (written.products.length === 0) throw new ShopError("invalid", "Alınacak ürün kalmadı");
        return moves.write(written, by);
      },
    }),
    apiRoute("GET /api/admin/moving/origins", {
      access: adminOnly,
      summary: "Daha önce alınanların nereden geldiği",
      query: z.object({ kind: originKind }),
      answer: z.object({ marks: z.array(z.string()) }),
      async handle({ query: { kind } }) {
        const known = await moves.origins();
        return { marks: [...known.keys()].filter((mark) => mark.startsWith(`${kind}:`)) };
      },
    }),
  ];

  async function plan({ products, ...wishes }: Asked): Promise<{ preview: MovePreview; written: WrittenMove }> {
    const { products: known, allCategories: categories, sections, revision } = await snapshot();
    const stored = new Set(await media.listHashes());
    const waiting = await waitingPicture(pictures);
    const move = planMove(
      products,
      {
        publicUrl,
        products: known,
        categories,
        sets: sections.choices.sets,
        origins: await moves.origins(),
        waitingPicture: waiting,
        hasPicture: (address) => address === waiting || stored.has(pictureHash(address) ?? ""),
      },
      wishes,
    );
    const planned: PlannedProduct[] = [];
    for (const [index, product] of products.entries()) {
      if (index % 50 === 0) await letOthersRun();
      planned.push(move.plan(product));
    }
    const fingerprint = fingerprintOf(planned, move);
    return {
      preview: { ...previewOf(planned, move, waiting), fingerprint },
      written: writtenMove(planned, move, revision),
    };
  }
}

/** The address of the picture that stands on a product without a photo. */
export async function waitingPicture(pictures: Pick<Pictures, "save">): Promise<string> {
  return picturePath((await pictures.save([await readFile(WAITING_PHOTO)])).hash);
}

/** What a move would do, so that an owner applies what she has seen. */
function fingerprintOf(planned: readonly PlannedProduct[], move: Move): string {
  const seen = planned.map((one) => [one.kind, one.row, ...(one.kind === "changed" ? [one.id, one.revision] : [])]);
  return createHash("sha256")
    .update(JSON.stringify([seen, move.addedCategories(), move.arranged, move.sets()]))
    .digest("base64url");
}
