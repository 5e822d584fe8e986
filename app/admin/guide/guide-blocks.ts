/** A part of docs/owner.md. It uses few of Markdown's forms, and these are all. */
export type GuideBlock =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph" | "quote" | "code"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "picture"; file: string; alt: string };

/** A paragraph ends at an empty line, a block of code at its fence. */
const BLOCKS = /^```[^\n]*\n[\s\S]*?^```$|(?:^.+\n?)+/gm;

export const guideBlocks = (markdown: string): GuideBlock[] =>
  (markdown.match(BLOCKS) ?? []).map((block) => blockOf(block.trim()));

function blockOf(block: string): GuideBlock {
  if (block.startsWith("```")) return { kind: "code", text: block.split("\n").slice(1, -1).join("\n") };
  const [, marks, heading] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks && heading) return { kind: "heading", level: marks.length, text: heading, id: anchorOf(heading) };
  const [, alt, file] = /^!\[(.*)\]\(pictures\/(.*)\)$/.exec(block) ?? [];
  if (alt && file) return { kind: "picture", file, alt };
  if (block.startsWith("- ")) return { kind: "list", items: block.split(/^- /m).slice(1).map(joined) };
  if (block.startsWith(">")) return { kind: "quote", text: joined(block.replace(/^> ?/gm, "")) };
  return { kind: "paragraph", text: joined(block) };
}

const joined = (lines: string): string => lines.trim().replace(/\n\s*/g, " ");

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

export type GuideWord =
  | { kind: "plain" | "strong" | "code"; text: string }
  | { kind: "link"; text: string; address: string };

const MARKED = /(\*\*.+?\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

export const guideWords = (text: string): GuideWord[] =>
  text
    .split(MARKED)
    .filter((part) => part !== "")
    .map(wordOf);

function wordOf(part: string): GuideWord {
  const [, text, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (text && address) return { kind: "link", text, address };
  if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2).replaceAll("`", "") };
  if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
  return { kind: "plain", text: part };
}
