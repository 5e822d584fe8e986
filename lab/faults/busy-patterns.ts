import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { parseSync } from "vite";
import { sourcesOfRooms } from "../../tests/support/code/imports.ts";
import type { Held } from "./try-faults.ts";

type Pattern = { file: string; regExp: RegExp };

const LONGEST = 64 * 1024; // of a body
const ALLOWED_MS = 500; // a text that needs more is said to block

/** Patterns that only see shorter texts, with the reason. */
const SHORTER = new Map([
  [String.raw`\B(?=(?:\d{3})+$)`, 20], // a price or a sum of them
  ["=+$", 64], // base64 of a hash
  ["^-+|-+$", 100], // cut to a slug's length
  [String.raw`[\s,;:.\ufffd]+$`, 200], // cut to a description's length for machines
  [String.raw`^\/+|\/+$`, 2048], // the request guard's longest address
  [String.raw`<\/?[a-z][^>]*>`, 5000], // a product's longest description
  [String.raw`([^\s\d]*\d\S* \S+)`, 5000], // an owner's longest paragraph
  ["(\\*\\*.+?\\*\\*|`[^`]+`|\\[[^\\]]+\\]\\([^)]+\\))", 2000], // a paragraph of our guide
  [String.raw`^\S+@\S+\.\S+$`, 200], // a KEP address
  ["[*_]+$", 8000], // the longest message that is read
  [String.raw`\.+$`, 8000],
  [String.raw`\s*\n\s*`, 500], // a note to the seller
]);

const EVERYWHERE = [...'a0 -.,/\\"<\nş%', "a-", "a b", "1.", "{a", "[a", "a@"];
const ENDS = ["", "\u0000", "!"];

/** Runs every regular expression written in the sources on texts that repeat a match and end in a mismatch. */
export async function tryPatterns(): Promise<Held> {
  const sources = sourcesOfRooms();
  const patterns = sources.flatMap(patternsIn);
  const busy: string[] = [];
  let texts = 0;
  for (const pattern of patterns) {
    for (const text of hostileTexts(pattern)) {
      texts += 1;
      if (isQuick(pattern.regExp, text)) continue;
      busy.push(`${pattern.file}: ${pattern.regExp} by ${JSON.stringify(text.slice(0, 12))}…`);
      break;
    }
  }
  const figure = `${patterns.length} patterns, ${texts} texts of ${LONGEST / 1024} KB, ${busy.length} busy for more than ${ALLOWED_MS} ms`;
  return { holds: busy.length === 0, figure: [figure, ...busy].join("; ") };
}

function patternsIn(file: string): Pattern[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found: Pattern[] = [];
  JSON.stringify(parseSync(file, readFileSync(file, "utf8")).program, (_, node) => {
    if (node?.type === "Literal" && node.regex) {
      found.push({ file, regExp: new RegExp(node.regex.pattern, node.regex.flags.replace(/[gy]/g, "")) });
    }
    return typeof node === "bigint" ? undefined : node;
  });
  return found;
}

function* hostileTexts({ regExp }: Pattern): Generator<string> {
  const longest = SHORTER.get(regExp.source) ?? LONGEST;
  const liked = examplesOf(regExp);
  const begun = ["", ...liked.map((text) => text.slice(0, 2))];
  const pieces = new Set([
    ...EVERYWHERE,
    ...liked.flatMap((text) => [text.slice(0, 1), text.slice(-1), text.slice(0, 3)]),
  ]);
  for (const piece of pieces) {
    if (piece === "") continue;
    const middle = piece.repeat(longest / piece.length);
    for (const begin of new Set(begun)) for (const end of ENDS) yield begin + middle + end;
  }
}

/** Texts that match the pattern; none for patterns with lookaround or back references. */
function examplesOf(regExp: RegExp): string[] {
  if (/\(\?[=!<]|\\[1-9kbBp]|\\u\{/.test(regExp.source)) return [];
  return fc.sample(fc.stringMatching(new RegExp(regExp.source, regExp.flags.replace(/[^u]/g, ""))), {
    numRuns: 4,
    seed: 31,
  });
}

function isQuick(regExp: RegExp, text: string): boolean {
  try {
    runInNewContext("regExp.test(text)", { regExp, text }, { timeout: ALLOWED_MS });
    return true;
  } catch (error) {
    if (String(error).includes("timed out")) return false;
    throw error;
  }
}
