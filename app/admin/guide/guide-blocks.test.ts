import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fold } from "../../../domain/turkish.ts";
import { PANEL_PATHS } from "../../../domain/web/panel-paths.ts";
import { PANEL_SECTIONS, sectionOf } from "../frame/panel-sections.ts";
import { type GuideBlock, guideBlocks, guideParts, guideWords } from "./guide-blocks.ts";

const GUIDE = readFileSync("docs/owner.md", "utf8");
const blocks = guideBlocks(GUIDE);
const ofKind = <Kind extends GuideBlock["kind"]>(kind: Kind) =>
  blocks.filter((block): block is Extract<GuideBlock, { kind: Kind }> => block.kind === kind);
const anchors = ofKind("heading").map(({ id }) => id);

test("the forms of Markdown that the guide uses are read", () => {
  const markdown =
    "# Ad\n\n## İki adım: Aç\n\nBir\niki.\n\n- bir\n- iki\n  uç\n\n> not\n> son\n\n```sh\na\n\nb\n```\n\n![alt](pictures/x.webp)\n";
  expect(guideBlocks(markdown)).toEqual([
    { kind: "heading", level: 1, text: "Ad", id: "ad" },
    { kind: "heading", level: 2, text: "İki adım: Aç", id: "i̇ki-adım-aç" },
    { kind: "paragraph", text: "Bir iki." },
    { kind: "list", items: ["bir", "iki uç"] },
    { kind: "quote", text: "not son" },
    { kind: "code", text: "a\n\nb" },
    { kind: "picture", file: "x.webp", alt: "alt" },
  ]);
  expect(guideWords("de **Kay`det`** ya `npm` ya [bak](#orada).")).toEqual([
    { kind: "plain", text: "de " },
    { kind: "strong", text: "Kaydet" },
    { kind: "plain", text: " ya " },
    { kind: "code", text: "npm" },
    { kind: "plain", text: " ya " },
    { kind: "link", text: "bak", address: "#orada" },
    { kind: "plain", text: "." },
  ]);
});

test("the guide opens by part, found by any word in it, the technical one last", () => {
  const parts = guideParts(blocks);
  const titled = (word: string) => parts.filter(({ text }) => text.includes(fold(word))).map(({ title }) => title);
  expect(parts[0]?.title).toBe("Bugün");
  expect(parts.at(-1)?.title).toBe("Kurulum");
  expect(titled("geri yükle")).toContain("Yedek");
  expect(parts.flatMap(({ ids }) => ids)).toEqual(anchors.slice(1));
});

test("the guide uses no other forms", () => {
  const texts = blocks.flatMap((block) =>
    "items" in block ? block.items : "text" in block && block.kind !== "code" ? block.text : [],
  );
  const plain = texts.flatMap(guideWords).flatMap((word) => (word.kind === "plain" ? word.text : []));
  expect(plain.filter((text) => /\*\*|`|\]\(|^\s*(?:\d+\.|[-*|]) |<\w/.test(text))).toEqual([]);
});

test("every section of the panel leads to its part, and every link of the guide to a heading", () => {
  const { guide, ...sections } = PANEL_PATHS;
  expect(Object.values(sections).filter((path) => !sectionOf(path)?.guide)).toEqual([]);
  expect(sectionOf(PANEL_PATHS.text.replace(":slug", "teslimat"))).toBe(sectionOf(PANEL_PATHS.texts));
  const parts = PANEL_SECTIONS.flatMap((section) => (section.path === guide ? [] : section.guide));
  expect(parts.filter((part) => !anchors.includes(part))).toEqual([]);
  const links = [...GUIDE.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test("every picture of the guide is there, as a phone shows it", () => {
  const files = ofKind("picture").map(({ file }) => file);
  expect(files.filter((file) => !file.endsWith("-390.webp") || !existsSync(`docs/pictures/${file}`))).toEqual([]);
  expect(files.length).toBeGreaterThan(7);
});
