import type { InfoBlock } from "./info-text.ts";
import { shownText, storedText } from "./placeholders.ts";

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

/** Whether what she has typed means these blocks. */
export const isTypedAs = (typed: string, blocks: readonly InfoBlock[]): boolean =>
  JSON.stringify(blocksOf(typed)) === JSON.stringify(blocks);
