/** Colors as they are typed, and the picture that each is tied to. */
export type TiedColors = { colors: string; colorImages: Record<string, string> };

/** Who writes other words over a color means the same picture. Undefined where colors were added or taken out. */
export function retied({ colors, colorImages }: TiedColors, typed: string): Record<string, string> | undefined {
  const before = withoutWaiting(placesIn(colors));
  // An emptied place waits for its new word: `krem, ` after `krem, lila` is still two.
  const after = [placesIn(typed), withoutWaiting(placesIn(typed))].find(({ length }) => length === before.length);
  if (!after) return undefined;
  const wordNow = (word: string): string => {
    const now = after[before.indexOf(word)] ?? "";
    return before.includes(now) ? "" : now;
  };
  const ties = Object.entries(colorImages).map(([word, picture]) =>
    before.includes(word) && !after.includes(word) ? [wordNow(word), picture] : [word, picture],
  );
  return Object.fromEntries(ties.filter(([word]) => word !== ""));
}

const placesIn = (typed: string): string[] => typed.split(",").map((word) => word.trim());

const withoutWaiting = (places: string[]): string[] => (places.at(-1) === "" ? places.slice(0, -1) : places);
