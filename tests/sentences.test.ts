import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";
import { isTest, sourcesOfRooms } from "./support/code/imports.ts";

/** Words of English sentences. "is", "not", "on" and "an" are left out, because they are Turkish words too. */
const ENGLISH =
  /\b(?:the|and|are|was|of|to|with|this|your|you|please|cannot|error|failed|invalid|loading|saved|added|removed|updated|deleted|something|wrong)\b/i;

/** Files whose texts are for programs and operators, not for visitors and owners, and the names of places: 'Of' is a district. */
const FOR_OTHERS = /^(?:server\/(?:log|config|metrics|start)|storage\/engine|domain\/order\/turkish-places)\b/;

const files = sourcesOfRooms().filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !FOR_OTHERS.test(file));

test("no sentence that people read is English", () => {
  const english = files.flatMap((file) =>
    nodesIn(file, (node) => {
      const sentence = textOf(node)?.trim();
      return sentence && BEGINS_A_SENTENCE.test(sentence) && ENGLISH.test(sentence)
        ? `${file}: ${sentence}`
        : undefined;
    }),
  );
  expect(english).toEqual([]);
});

/** Class names, purposes of hashes and messages of unexpected errors begin in lower case, so they are no sentences. */
const BEGINS_A_SENTENCE = /^\p{Lu}\p{Ll}/u;

const TEXTS = ["Literal", "JSXText", "TemplateElement"];
const text = z.union([
  z.object({ value: z.string() }).transform(({ value }) => value),
  z.object({ value: z.object({ cooked: z.string() }) }).transform(({ value }) => value.cooked),
]);

const textOf = (node: { type: string }): string | undefined =>
  TEXTS.includes(node.type) ? text.safeParse(node).data : undefined;

/** The answers of `choose` for all nodes of a source file, without undefined ones. */
function nodesIn<Chosen>(file: string, choose: (node: { type: string }) => Chosen | undefined): Chosen[] {
  const found: Chosen[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const chosen = isNode(value) ? choose(value) : undefined;
    if (chosen !== undefined) found.push(chosen);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

const isNode = (value: object): value is { type: string } => "type" in value && typeof value.type === "string";
