import { z } from "zod";
import { line } from "../plain-text.ts";
import { SLUG } from "../slug.ts";
import { nameKey } from "./name-key.ts";

export const MAX_SETS = 20;
export const MAX_VALUES = 300;

const required = (label: string, max: number) =>
  line({ label, max }).refine((text) => text !== "", { error: `${label} boş kalmasın` });

/** It stands in addresses and carts, so it stays when its name changes. */
const id = z.string({ error: "Kimlik eksik" }).max(80, { error: "Kimlik çok uzun" }).regex(SLUG, {
  error: "Kimlik küçük harf, rakam ve çizgiden oluşmalı",
});

/** Other parameters of the shop's addresses. A set of such an id could not be told from them. */
export const TAKEN_IDS: readonly string[] = [
  "renk",
  "q",
  "min",
  "max",
  "stokta",
  "indirimli",
  "sirala",
  "sayfa",
  "secim",
];

/** The places of those whose id or name an earlier one has. */
function repeated(list: readonly { id: string; name: string }[]): number[] {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  return list.flatMap(({ id, name }, index) => {
    const key = nameKey(name);
    const isKnown = ids.has(id) || names.has(key);
    ids.add(id);
    names.add(key);
    return isKnown ? [index] : [];
  });
}

const value = z.object(
  {
    id,
    name: required("Seçenek", 60),
    /** Beside the name where it is chosen: a ring's diameter. */
    note: line({ label: "Açıklama", max: 40 }).default(""),
  },
  { error: "Seçenek eksik" },
);

const values = z
  .array(value, { error: "Seçenekler liste olmalı" })
  .min(1, { error: "En az bir seçenek yaz" })
  .max(MAX_VALUES, { error: `En fazla ${MAX_VALUES} seçenek olabilir` })
  .superRefine((list, context) => {
    for (const index of repeated(list)) {
      context.addIssue({
        code: "custom",
        path: [index, "name"],
        message: `“${list[index]?.name}” iki kez yazılmış`,
      });
    }
  });

/** Values that a customer chooses one of, such as phone models. Many products share a set. */
const choiceSet = z.object(
  {
    id: id.refine((id) => !TAKEN_IDS.includes(id), { error: "Bu ad kullanılamaz, başka bir ad yaz" }),
    name: required("Setin adı", 40),
    /** In a few letters, for `Model seç` and `model seçilmedi`. */
    word: required("Kısa adı", 20),
    values,
  },
  { error: "Set eksik" },
);

export type ChoiceSet = z.output<typeof choiceSet>;
export type ChoiceValue = ChoiceSet["values"][number];

export const choiceSets = z
  .array(choiceSet, { error: "Setler liste olmalı" })
  .max(MAX_SETS, { error: `En fazla ${MAX_SETS} set olabilir` })
  .superRefine((sets, context) => {
    for (const index of repeated(sets)) {
      context.addIssue({ code: "custom", path: [index, "name"], message: `“${sets[index]?.name}” adında bir set var` });
    }
  })
  .meta({ title: "Seçenek setleri", setting: "choice-sets" });
