import { z } from "zod";
import { line, paragraphs } from "../plain-text.ts";
import { fold } from "../turkish.ts";
import { arrangedId, dateField, haveOwnIds, picture } from "./fields.ts";

/** How somebody said yes. */
export const CONSENT_WAYS = ["whatsapp", "instagram", "email", "paper"] as const;

/** What somebody said yes to. */
export const CONSENT_PARTS = ["text", "photo", "name"] as const;
export type ConsentPart = (typeof CONSENT_PARTS)[number];

const MAX_SHARED = 60;

/** `Ayşe` or `Ayşe Y.`: a first name, and at most the initial of another one. */
const SHORT_NAME = /^\p{Lu}[\p{L}'’]{1,19}(?: \p{Lu}\.)?$/u;

/** Folded words that lead to a person. Stars are refused too: they would make a rating of it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/(?:\d[\s().-]*){7}/, "Metinde telefon ya da uzun bir numara var; onu çıkar"],
  [/@\S|\binsta(?:gram)?\s*[:.]\s*\S/, "Metinde @ ile bir ad ya da e-posta var; onu çıkar"],
  [/https?:|www\.|\.com\b/, "Metinde bir bağlantı var; onu çıkar"],
  [
    /\b(?:mah|mahallesi|sok|sokak|sokagi|cad|cadde|caddesi|apt|apartmani|daire|kapi)\b[\s.:]*(?:no)?[\s.:]*\d|\b(?:mahallesi|sokagi|caddesi|apartmani)\b/,
    "Metinde bir adres var; onu çıkar",
  ],
  [
    /[★☆⭐🌟]|\b[1-5]\s?\/\s?5\b|\b(?:[1-5]|bir|iki|uc|dort|bes) yildiz\b/u,
    "Yıldız ve puan yazılmaz: bu bir değerlendirme değil",
  ],
];

/** `KAPI`, `kapı` and `kapi` are one word. */
const refusalOf = (text: string): string | undefined => REFUSED.find(([pattern]) => pattern.test(fold(text)))?.[1];

const consent = z.object({
  who: line({ label: "Kim izin verdi", max: 60 }).refine((who) => who !== "", { error: "Kim izin verdi, yaz" }),
  day: dateField({ title: "İzin günü" }).refine((day) => day !== "", { error: "İzni hangi gün verdi, yaz" }),
  way: z.enum(CONSENT_WAYS, { error: "İzni nereden verdi, seç" }),
  parts: z.array(z.enum(CONSENT_PARTS)).min(1, { error: "Neyin gösterilebileceğini işaretle" }),
});

const sharedWord = z
  .object({
    id: arrangedId,
    text: paragraphs({ label: "Mesaj", max: 400 }).superRefine((text, context) => {
      const message = refusalOf(text);
      if (message) context.addIssue({ code: "custom", message });
    }),
    photo: picture({ title: "Fotoğraf" }),
    name: line({ label: "Ad", max: 24 }).refine((name) => name === "" || SHORT_NAME.test(name), {
      error: "Yalnız ilk ad, en çok soyadının baş harfi: Ayşe ya da Ayşe Y.",
    }),
    consent,
  })
  .superRefine(({ text, photo, name, consent: { parts } }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (text === "" && photo === "") refuse("text", "Bir mesaj ya da bir fotoğraf olmalı");
    if (text !== "" && !parts.includes("text")) refuse("text", "Mesajı için izin işaretli değil");
    if (photo !== "" && !parts.includes("photo")) refuse("photo", "Fotoğrafı için izin işaretli değil");
    if (name !== "" && !parts.includes("name")) refuse("name", "Adı için izin işaretli değil");
  });

export type SharedWord = z.output<typeof sharedWord>;

export const sharedWords = z
  .array(sharedWord, { error: "Paylaşılanlar liste olmalı" })
  .max(MAX_SHARED, { error: `En fazla ${MAX_SHARED} tane olabilir` })
  .refine(haveOwnIds, { error: "Bir paylaşım iki kez yazılmış" })
  .meta({ title: "Paylaşmamıza izin verenler", setting: "shared-words" });

/** The words and photos that customers let the owner show. Nothing is shown before she has read the rule. */
export const sharedWordsSection = z.object({
  readOn: dateField({ title: "Kuralı okudum", hint: "İşaretlediğin gün saklanır; boşken hiçbiri görünmez." }),
  shared: sharedWords,
});

/** What visitors see of a shared word: nothing of the consent. */
export type ShownWord = Pick<SharedWord, "text" | "photo" | "name">;

export const shownWords = ({ readOn, shared }: z.output<typeof sharedWordsSection>): ShownWord[] =>
  readOn === "" ? [] : shared.map(({ text, photo, name }) => ({ text, photo, name }));
