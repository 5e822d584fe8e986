import type { Tint } from "../../../domain/catalog/tint.ts";

/** The names that the owner reads. */
export const TINT_WORDS: Record<Tint, string> = {
  rose: "Pembe",
  butter: "Sarı",
  lilac: "Lila",
  sky: "Mavi",
  mint: "Yeşil",
};
