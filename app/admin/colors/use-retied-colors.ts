import { useRef } from "react";
import { retied, type TiedColors } from "./retied-colors.ts";

/** Keeps pictures tied to colors that are renamed. A half-typed word may equal another color, so the start is remembered. */
export function useRetiedColors(fields: TiedColors, onChange: (changes: Partial<TiedColors>) => void) {
  const renaming = useRef({ before: fields, now: fields });
  return (colors: string) => {
    const { before, now } = renaming.current;
    const start = isSame(now, fields) ? before : fields;
    const ties = retied(start, colors);
    const next = { colors, colorImages: ties ?? fields.colorImages };
    renaming.current = { before: ties ? start : next, now: next };
    onChange(isSame({ ...next, colors: fields.colors }, fields) ? { colors } : next);
  };
}

const isSame = (one: TiedColors, other: TiedColors): boolean =>
  one.colors === other.colors && JSON.stringify(one.colorImages) === JSON.stringify(other.colorImages);
