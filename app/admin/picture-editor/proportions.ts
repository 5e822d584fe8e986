export const WHOLE = "Tümü";
export const FREE = "Serbest";

/** Width by height, in the words that the owner sees. */
export const PROPORTIONS = [WHOLE, "Kare", "4:5", FREE] as const;

export type Proportions = (typeof PROPORTIONS)[number];

export function proportionsIn(chosen: Proportions): number | undefined {
  if (chosen === "Kare") return 1;
  return chosen === "4:5" ? 4 / 5 : undefined;
}
