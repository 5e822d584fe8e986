import type { InfoBlock, InfoSection } from "./info-text.ts";
import { shownText, storedText } from "./placeholders.ts";

/** A heading, a paragraph or an item of a page, as the owner reads it. */
export type TextLine = { kind: "heading" | "paragraph" | "item"; text: string };

export const linesOf = (sections: readonly InfoSection[]): TextLine[] =>
  sections.flatMap(({ heading, blocks }) => [lineOf("heading", heading), ...blocks.flatMap(linesOfBlock)]);

const linesOfBlock = (block: InfoBlock): TextLine[] =>
  typeof block === "string" ? [lineOf("paragraph", block)] : block.map((item) => lineOf("item", item));

const lineOf = (kind: TextLine["kind"], stored: string): TextLine => ({ kind, text: shownText(stored) });

/** A group of lines that both texts have, or a group in which they differ. */
export type ComparedLines = { same: readonly TextLine[] } | { mine: readonly TextLine[]; other: readonly TextLine[] };

/** Compares two texts line by line. */
export function comparedLines(mine: readonly TextLine[], other: readonly TextLine[]): ComparedLines[] {
  const groups: ComparedLines[] = [];
  let from = { mine: 0, other: 0 };
  for (const [at, otherAt] of [...sharedLines(mine, other), [mine.length, other.length] as const]) {
    const changed = { mine: mine.slice(from.mine, at), other: other.slice(from.other, otherAt) };
    if (changed.mine.length + changed.other.length > 0) groups.push(changed);
    const shared = mine[at];
    const last = groups.at(-1);
    if (shared && last && "same" in last) groups[groups.length - 1] = { same: [...last.same, shared] };
    else if (shared) groups.push({ same: [shared] });
    from = { mine: at + 1, other: otherAt + 1 };
  }
  return groups;
}

/** The places of the longest sequence of lines that both texts have. */
function sharedLines(mine: readonly TextLine[], other: readonly TextLine[]): (readonly [number, number])[] {
  const isSame = (at: number, otherAt: number) =>
    mine[at]?.text === other[otherAt]?.text && mine[at]?.kind === other[otherAt]?.kind;
  const width = other.length + 1;
  // The number of lines that are shared from each pair of places on.
  const shared = new Uint32Array((mine.length + 1) * width);
  const sharedFrom = (at: number, otherAt: number) => shared[at * width + otherAt] ?? 0;
  for (let at = mine.length - 1; at >= 0; at -= 1) {
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1) {
      shared[at * width + otherAt] = isSame(at, otherAt)
        ? sharedFrom(at + 1, otherAt + 1) + 1
        : Math.max(sharedFrom(at + 1, otherAt), sharedFrom(at, otherAt + 1));
    }
  }
  const places: (readonly [number, number])[] = [];
  let at = 0;
  let otherAt = 0;
  while (at < mine.length && otherAt < other.length) {
    if (isSame(at, otherAt)) places.push([at++, otherAt++]);
    else if (sharedFrom(at + 1, otherAt) >= sharedFrom(at, otherAt + 1)) at += 1;
    else otherAt += 1;
  }
  return places;
}

const BULLET = "• ";
const ITEM = /^(?:[•*–-])\s+/;

/** The text of a section as the owner edits it: a line for each paragraph, and `• ` before each item of a list. */
export const typedBlocks = (blocks: readonly InfoBlock[]): string =>
  blocks
    .map((block) => (typeof block === "string" ? block : block.map((item) => BULLET + item).join("\n")))
    .map(shownText)
    .join("\n\n");

/** Every line is a paragraph or an item. An empty line ends a list. */
export function blocksOf(typed: string): InfoBlock[] {
  const blocks: (string | string[])[] = [];
  let list: string[] | undefined;
  for (const written of storedText(typed)
    .split("\n")
    .map((text) => text.trim())) {
    const isItem = ITEM.test(written);
    if (!isItem) list = undefined;
    if (written === "") continue;
    if (!isItem) blocks.push(written);
    else if (list) list.push(written.replace(ITEM, ""));
    else {
      list = [written.replace(ITEM, "")];
      blocks.push(list);
    }
  }
  return blocks;
}

/** True if the typed text is read as these blocks. */
export const isTypedAs = (typed: string, blocks: readonly InfoBlock[]): boolean =>
  JSON.stringify(blocksOf(typed)) === JSON.stringify(blocks);
