import { chipPlaces, type TextSpan } from "../../../domain/settings/placeholders.ts";

export type CaretEdit = { text: string; caret: number };

/** Applies an edit to a text. A chip that it would break goes as a whole, and letters typed inside a chip stand behind it. */
export function wholeEdit(before: string, { text: after, caret }: CaretEdit): CaretEdit {
  const rest = after.slice(caret);
  const end = before.endsWith(rest) ? before.length - rest.length : before.length;
  const from = sharedStart(before.slice(0, end), after.slice(0, caret));
  const typed = after.slice(from, before.endsWith(rest) ? caret : after.length);
  const place = wholePlace({ from, to: end }, chipPlaces(before));
  return {
    text: before.slice(0, place.from) + typed + before.slice(place.to),
    caret: place.from + typed.length,
  };
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function wholePlace({ from, to }: TextSpan, chips: readonly TextSpan[]): TextSpan {
  if (from === to) {
    const around = chips.find((chip) => chip.from < from && from < chip.to);
    return around ? { from: around.to, to: around.to } : { from, to };
  }
  const touched = chips.filter((chip) => chip.from < to && from < chip.to);
  return {
    from: Math.min(from, ...touched.map((chip) => chip.from)),
    to: Math.max(to, ...touched.map((chip) => chip.to)),
  };
}

/** Puts a piece at the caret, or behind the chip in which the caret stands. */
export function withPiece(before: string, piece: string, caret: number): CaretEdit {
  return wholeEdit(before, {
    text: before.slice(0, caret) + piece + before.slice(caret),
    caret: caret + piece.length,
  });
}

/** A condition stands at the beginning of its line, behind the sign of an item. */
export function withCondition(before: string, condition: string, caret: number): CaretEdit {
  const start = before.lastIndexOf("\n", caret - 1) + 1;
  const sign = /^[•*–-]\s+/.exec(before.slice(start))?.[0] ?? "";
  const at = start + sign.length;
  const moved = caret < at ? at : caret;
  return {
    text: before.slice(0, at) + condition + before.slice(at),
    caret: moved + condition.length,
  };
}
