import { z } from "zod";
import { TINT_NAMES } from "../look/paper.ts";
import { line } from "../plain-text.ts";
import { productInputSchema } from "./product-input.ts";

const MAX_NAME = 40;

/** The rules for a category that an admin sends, for the form and the API. */
export const categoryInputSchema = (publicUrl: string) =>
  z.object(
    {
      name: line({ label: "Kategorinin adı", max: MAX_NAME })
        .refine((name) => name !== "", { error: "Kategorinin bir adı olmalı" })
        .meta({
          title: "Kategori Adı",
          hint: "Adı değişirse adresi de değişir; eski bağlantılar çalışmaya devam eder.",
        }),
      tint: z.enum(TINT_NAMES, { error: "Bir renk seç" }).meta({ title: "Rengi" }),
      image: z
        .union([z.literal(""), productInputSchema(publicUrl).shape.image], {
          error: "Görsel adresi https:// ile başlayan geçerli bir adres olmalı",
        })
        .pipe(z.string())
        .meta({ title: "Görseli" }),
      isHidden: z
        .boolean({ error: "Gizli evet ya da hayır olmalı" })
        .default(false)
        .meta({ title: "Menüde gizle", hint: "Ürünleri dükkânda, sayfası da bağlantısıyla açık kalır." }),
    },
    { error: "Kategori bilgileri eksik" },
  );

export type CategoryInput = z.output<ReturnType<typeof categoryInputSchema>>;
