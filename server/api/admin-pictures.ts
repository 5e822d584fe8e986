import { z } from "zod";
import { picturePath } from "../../domain/catalog/media.ts";
import { pictureCutSchema } from "../../domain/catalog/picture-cut.ts";
import { ShopError } from "../../domain/error.ts";
import { savedPictureSchema } from "../../domain/web/panel-answers.ts";
import { pictureBody } from "../http/bounded-body.ts";
import type { PictureInfo, Pictures } from "../pictures/pictures.ts";
import { staffOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";

type Parts = { pictures: Pick<Pictures, "save" | "cut" | "describe">; publicUrl: string };

const HASH = /^[0-9a-f]{64}$/;

export function pictureRoutes({ pictures, publicUrl }: Parts): ApiRoute[] {
  const toAnswer = ({ hash, width, height }: PictureInfo) => ({
    address: `${publicUrl}${picturePath(hash)}`,
    width,
    height,
  });
  return [
    apiRoute("POST /api/admin/pictures", {
      access: staffOnly,
      summary: "Görsel yükler; aynı görsel iki kez yüklenirse bir kez saklanır",
      body: pictureBody,
      answer: z.object({ picture: savedPictureSchema }),
      status: 201,
      logs: "picture_saved",
      handle: async ({ body }) => ({ picture: toAnswer(await pictures.save(body)) }),
    }),
    apiRoute("GET /api/admin/pictures/:hash", {
      access: staffOnly,
      summary: "Görselin boyunu, kesildiyse özgün hâlini söyler",
      answer: z.object({ picture: savedPictureSchema, original: savedPictureSchema.nullable() }),
      async handle({ params }) {
        const { original, ...info } = await pictures.describe(pictureName(params));
        return { picture: toAnswer(info), original: original ? toAnswer(original) : null };
      },
    }),
    apiRoute("POST /api/admin/pictures/:hash/cut", {
      access: staffOnly,
      summary: "Görselin özgün hâlini döndürür, düzeltir, kırpar ya da sade zemine koyar; sonuç yeni bir görseldir",
      body: pictureCutSchema,
      answer: z.object({ picture: savedPictureSchema }),
      status: 201,
      logs: "picture_cut",
      handle: async ({ params, body }) => ({ picture: toAnswer(await pictures.cut(pictureName(params), body)) }),
    }),
  ];
}

function pictureName({ hash = "" }: Record<string, string>): string {
  if (!HASH.test(hash)) throw new ShopError("not-found", "Böyle bir görsel yok");
  return hash;
}
