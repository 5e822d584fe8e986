import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createContext, Script } from "node:vm";
import fc from "fast-check";
import { parseSync } from "vite";
import { MAX_MESSAGE } from "../../domain/order-check/read-limits.ts";
import { sourcesOfRooms } from "../../tests/support/code/imports.ts";
import type { Held } from "./try-faults.ts";

type Pattern = { file: string; regExp: RegExp };

/** Length of the longest body, and the time after which a text counts as blocking. */
const LONGEST = 64 * 1024;
const ALLOWED_MS = 500;

/** Patterns that only see shorter texts, with the reason. */
const SHORTER = new Map([
  // A price or a sum of them.
  [String.raw`\B(?=(?:\d{3})+$)`, 20],
  // Base64 of a hash.
  ["=+$", 64],
  // Cut to a slug's length.
  ["^-+|-+$", 100],
  // Cut to a description's length for machines.
  [String.raw`[\s,;:.\ufffd]+$`, 200],
  // The request guard's longest address.
  [String.raw`^\/+|\/+$`, 2048],
  // The longest message that is read at once.
  [String.raw`\S{0,300}\/sepet#([0-9A-Za-z.]*)`, MAX_MESSAGE],
  // A product's longest description, an owner's longest paragraph.
  [String.raw`<\/?[a-z][^>]*>`, 5000],
  [String.raw`([^\s\d]*\d\S* \S+)`, 5000],
]);

const EVERYWHERE = [...'a0 -.,/\\"<\nş%', "a-", "a b", "1.", "{a", "[a", "a@"];
const ENDS = ["", "\u0000", "!"];

/** Runs every regular expression of the sources on texts that repeat a match and end in a mismatch. */
export async function tryPatterns(): Promise<Held> {
  const sources = sourcesOfRooms();
  const patterns = sources.flatMap(patternsIn);
  for (const file of sources) patterns.push(...(await patternsBuiltIn(file)));
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

/** The patterns that a file of domain puts together from strings while it is loaded. */
async function patternsBuiltIn(file: string): Promise<Pattern[]> {
  if (!/\bdomain\/.*\.ts$/.test(file) || !readFileSync(file, "utf8").includes("new RegExp(")) return [];
  const found: Pattern[] = [];
  const { RegExp: Native } = globalThis;
  globalThis.RegExp = new Proxy(Native, {
    construct(_, [source, flags = ""]) {
      found.push({ file, regExp: new Native(source, String(flags).replace(/[gy]/g, "")) });
      return new Native(source, flags);
    },
  });
  try {
    // The query loads it anew.
    await import(`${pathToFileURL(file)}?patterns`);
  } finally {
    globalThis.RegExp = Native;
  }
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

const context = createContext({ regExp: /a/, text: "" });
const script = new Script("regExp.test(text)");

function isQuick(regExp: RegExp, text: string): boolean {
  Object.assign(context, { regExp, text });
  const startedAt = performance.now();
  try {
    script.runInContext(context, { timeout: ALLOWED_MS * 4 });
  } catch (error) {
    if (String(error).includes("timed out")) return false;
    throw error;
  }
  return performance.now() - startedAt < ALLOWED_MS;
}
