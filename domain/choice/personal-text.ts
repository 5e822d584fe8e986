import { lettersIn } from "../letters.ts";

/** Which signs a maker can engrave or print: letters alone, letters and digits with a few signs, or any text. */
export const SIGNS = ["letters", "signs", "any"] as const;
export type Signs = (typeof SIGNS)[number];

const HEARTS = /(?:[❤♥💗💕💖💘💓💞💙💚💛💜🧡🖤🤍🤎🩷🩵🩶❣]\ufe0f?)/gu;

/** As it can be made: `𝓑𝓾𝓼𝓮 ❤️` becomes `Buse ♥`. Line breaks and spaces become one space; nothing is cut. */
export const plainText = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Z}\s]+/gu, " ")
    .replace(/(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(HEARTS, "♥")
    .normalize("NFKC")
    .trim();

const LETTER = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû]$/u;
const SIGN = /^[0-9.,'’&♥∞+!?:;()/#%@–-]$/u;
/** WhatsApp reads these as formatting. */
const FORMATTING = /[*_~`]/u;

function isAllowed(letter: string, signs: Signs): boolean {
  if (letter === " " || LETTER.test(letter)) return true;
  if (signs === "letters") return letter === "♥" || letter === "'" || letter === "-" || letter === ".";
  if (signs === "signs") return SIGN.test(letter);
  return !FORMATTING.test(letter);
}

type Limits = { most: number; signs: Signs };

/** Why a text cannot be made as it is written, in a sentence. Undefined for one that can, and for none. */
export function textTrouble(text: string, { most, signs }: Limits): string | undefined {
  const letters = lettersIn(text);
  const strange = [...new Set(letters.filter((letter) => !isAllowed(letter, signs)))];
  if (strange.length > 0) {
    return `${strange.slice(0, 5).join(" ")} yazılamıyor; ${signs === "letters" ? "harf, boşluk ve ♥ kullan" : "harf, rakam ve . , ' - & ♥ ∞ kullan"}`;
  }
  return letters.length > most ? `En fazla ${most} harf sığıyor, ${letters.length} harf yazdın` : undefined;
}
