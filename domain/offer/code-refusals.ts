import type { ToldOffer } from "./reductions.ts";

/** Why a typed code takes nothing off. */
export const CODE_REFUSALS = ["unknown", "early", "ended", "other-goods"] as const;

export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export const REFUSED_CODES: Record<CodeRefusal, string> = {
  unknown: "Böyle bir kod yok",
  early: "Bu kod henüz başlamadı",
  ended: "Bu kodun süresi doldu",
  "other-goods": "Bu kod sepetindeki ürünlerde geçmiyor",
};

/** `refused` is there if a code was typed and does not hold. */
export type ToldOffers = { offers: ToldOffer[]; refused?: CodeRefusal | undefined };
