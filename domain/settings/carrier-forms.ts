import { z } from "zod";
import { line } from "../plain-text.ts";
import { fold } from "../turkish.ts";

/** What a column of a carrier's file can hold. `fixed` is a text of the owner's, the same in each row. */
export const CARRIER_FACTS = [
  "empty",
  "name",
  "phone",
  "province",
  "district",
  "address",
  "products",
  "pieces",
  "at-door",
  "number",
  "sender",
  "fixed",
] as const;

export type CarrierFact = (typeof CARRIER_FACTS)[number];

/** Excel reads UTF-8 only behind a mark (`excel`). Older programs of carriers read and write Windows' Turkish letters. */
export const CARRIER_ENCODINGS = ["excel", "utf-8", "windows-1254"] as const;

export type CarrierEncoding = (typeof CARRIER_ENCODINGS)[number];

export const CARRIER_SEPARATORS = [";", ",", "\t"] as const;

const MAX_COLUMNS = 60;
const MAX_FORMS = 10;

const carrierColumn = z.object({
  title: line({ label: "Sütunun adı", max: 80 }),
  fact: z.enum(CARRIER_FACTS, { error: "Sütuna yazılacak bilgiyi seç" }),
  /** The text of a `fixed` column. */
  words: line({ label: "Sabit metin", max: 100 }),
});

const carrierForm = z.object({
  carrier: line({ label: "Kargo", max: 60 }).refine((name) => name !== "", { error: "Kargonun adını yaz" }),
  separator: z.enum(CARRIER_SEPARATORS, { error: "Ayıraç geçersiz" }),
  encoding: z.enum(CARRIER_ENCODINGS, { error: "Dosya türü geçersiz" }),
  columns: z
    .array(carrierColumn, { error: "Sütunlar liste olmalı" })
    .min(1, { error: "En az bir sütun gerekli" })
    .max(MAX_COLUMNS, { error: `En fazla ${MAX_COLUMNS} sütun olabilir` }),
});

export type CarrierForm = z.output<typeof carrierForm>;

/** The files that carriers take, one for each carrier. */
export const carrierForms = z
  .array(carrierForm, { error: "Kargo dosyaları liste olmalı" })
  .max(MAX_FORMS, { error: `En fazla ${MAX_FORMS} kargo dosyası olabilir` })
  .refine((forms) => new Set(forms.map(({ carrier }) => fold(carrier))).size === forms.length, {
    error: "Bir kargonun tek dosyası olur; birini kaldır",
  })
  .meta({ title: "Kargo dosyaları", setting: "carrier-forms" });
