import { useRef } from "react";
import { retied, type TiedColors } from "./retied-colors.ts";

/** Halfway a word may be empty, or another color's: what is typed is compared with the colors before the rewriting. */
export function useRetiedColors(fields: TiedColors, onChange: (changes: Partial<TiedColors>) => void) {
  const rewriting = useRef({ before: fields, now: fields });
  return (colors: string) => {
    const { before, now } = rewriting.current;
    const start = isSame(now, fields) ? before : fields;
    const kept = retied(start, colors);
    const next = { colors, colorImages: kept ?? fields.colorImages };
    rewriting.current = { before: kept ? start : next, now: next };
    onChange(isSame({ ...next, colors: fields.colors }, fields) ? { colors } : next);
  };
}

const isSame = (one: TiedColors, other: TiedColors): boolean =>
  one.colors === other.colors && JSON.stringify(one.colorImages) === JSON.stringify(other.colorImages);
