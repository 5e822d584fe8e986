import { z } from "zod";
import { pictureHash } from "../catalog/media.ts";
import { FACES, SHAPES, TONES } from "../look/look.ts";
import { PAPERS } from "../look/paper.ts";
import { yesOrNoOf } from "./fields.ts";

const side = z.int().min(1).max(4000);

const logo = z.union(
  [
    z.enum(["bow", "name"]),
    z.object({
      image: z.string().refine((image) => pictureHash(image) !== undefined),
      tone: z.enum(TONES),
      ground: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .optional(),
      width: side,
      height: side,
    }),
  ],
  { error: "Logonu yükle ya da adını seç" },
);

/** The look of the shop, as an owner sets it. */
export const lookSection = z.object({
  logo: logo.meta({ title: "Logo", setting: "look" }),
  color: z
    .string({ error: "Bir renk seç" })
    .regex(/^#[0-9a-f]{6}$/i, { error: "Rengi #C8193F gibi yaz" })
    .toLowerCase()
    .meta({ title: "Renk", setting: "look" }),
  face: z.enum(FACES, { error: "Bir yazı yüzü seç" }).meta({ title: "Başlıkların yazısı", setting: "look" }),
  shape: z.enum(SHAPES, { error: "Bir şekil seç" }).meta({ title: "Şekil", setting: "look" }),
  paper: z.enum(PAPERS, { error: "Bir zemin seç" }).meta({ title: "Zemin", setting: "look" }),
  atNight: yesOrNoOf("Koyu telefonda koyu").default(false).meta({ title: "Koyu telefonda koyu", setting: "look" }),
});
