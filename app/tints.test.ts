import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FIRST_LOOK } from "../domain/look/look.ts";
import { PAPER, TINT_NAMES, TINTS } from "../domain/look/paper.ts";
import { lookRules } from "./look-style.ts";

const css = readFileSync(new URL("app.css", import.meta.url), "utf8");

test.each(TINT_NAMES)("the style sheet paints %s as share pictures do", (name) => {
  const { light, deep } = TINTS[name];
  expect(css).toContain(`[data-tint="${name}"] {\n  --tint: ${light};\n  --tint-deep: ${deep};\n}`);
});

test("the style sheet has no other tint, and paper is its default", () => {
  expect(css.match(/\[data-tint="[^"]+"\]/g)).toHaveLength(TINT_NAMES.length);
  expect(css).toContain(`  --tint: ${PAPER.light};\n  --tint-deep: ${PAPER.deep};\n\n`);
});

test("the style sheet has every property of the first look", () => {
  const [root = ""] = /:root\{[^}]*\}/.exec(lookRules(FIRST_LOOK)) ?? [];
  const properties = [...root.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => `  ${name}: ${value};`);
  expect(properties.length).toBeGreaterThan(20);
  for (const property of properties) expect(css).toContain(property);
});
