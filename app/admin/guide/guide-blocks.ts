import { fold } from "../../../domain/turkish.ts";

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

/** A part with all headings in it, its own first. `text` is what a search looks into. */
export type GuidePart = { title: string; about: string; ids: string[]; text: string; blocks: readonly GuideBlock[] };

/** The parts between the headings of the second level. What stands before the first one is for readers of the file. */
export function guideParts(blocks: readonly GuideBlock[]): GuidePart[] {
  const starts = blocks.flatMap((block, at) => (block.kind === "heading" && block.level === 2 ? [at] : []));
  return starts.map((start, nth) => {
    const own = blocks.slice(start, starts[nth + 1]);
    const [title = "", ...others] = own.flatMap((block) => (block.kind === "heading" ? block.text : []));
    return {
      title,
      about: others.join(" · "),
      ids: own.flatMap((block) => (block.kind === "heading" ? block.id : [])),
      text: fold(own.map(textOf).join(" ")),
      blocks: own,
    };
  });
}

function textOf(block: GuideBlock): string {
  if (block.kind === "list") return block.items.join(" ");
  return block.kind === "picture" ? "" : block.text;
}

const joined = (lines: string): string => lines.trim().replace(/\n\s*/g, " ");

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

type GuideWord = { kind: "plain" | "strong" | "code"; text: string } | { kind: "link"; text: string; address: string };

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
