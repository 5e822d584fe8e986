import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const GLOBALS_FILE = "app/app.css";
/** Classes that every page may use. */
const GLOBALS = ["unseen", "page-width", "needs-script", "screen-only", "plain-toast", "price", "old-price"];

/** Tokens that Sonner, the library for toasts, sets. */
const SET_BY_SONNER = ["--width", "--gap"];

type Sheet = { file: string; name: string; selectors: string[][] };

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app"], {
  encoding: "utf8",
}).split("\n");
const read = (file: string) => readFileSync(file, "utf8");
const sheets = files.filter((file) => file.endsWith(".css")).map(sheetOf);
const names = sheets.map(({ name }) => name);
const components = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.")).map(read);

test("a class belongs to the style sheet that its name begins with", () => {
  const own = sheets.filter(({ file }) => file !== GLOBALS_FILE);
  const orphans = own.flatMap(({ file, selectors }) =>
    classesOf(selectors.flat())
      .filter((name) => !GLOBALS.includes(name) && ownerOf(name) === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect(orphans).toEqual([]);
});

test("a style sheet styles other components' classes only inside or beside its own", () => {
  const foreign = sheets.flatMap((sheet) =>
    sheet.selectors
      .filter((path) => classesOf(path).length > 0 && !path.some((selector) => isOwn(sheet, selector)))
      .map((path) => `${sheet.file}: ${path.join(" ")}`),
  );
  expect(foreign).toEqual([]);
});

test("every class has a style and an element", () => {
  const styled = new Set(classesOf(sheets.flatMap(({ selectors }) => selectors.flat())));
  expect(components.flatMap(usedIn).filter((name) => !styled.has(name))).toEqual([]);

  const written = new Set(components.flatMap((code) => code.match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap(wordsOf));
  const prefixes = [...written].flatMap((word) => /^([a-z][\w-]*-)\$\{/.exec(word)?.[1] ?? []);
  const isUsed = (name: string) => written.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect([...styled].filter((name) => !isUsed(name))).toEqual([]);
});

test("every token that is used is set", () => {
  const css = sheets.map(({ file }) => read(file)).join("\n");
  const inCss = [...css.matchAll(/(--[\w-]+)\s*:/g)];
  const inScripts = components.flatMap((code) => [...code.matchAll(/"(--[\w-]+)"/g)]);
  const set = new Set([...inCss, ...inScripts].map(([, token]) => token));
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, token = ""]) => token);
  expect(used.filter((token) => !set.has(token) && !SET_BY_SONNER.includes(token))).toEqual([]);
});

/** Every rule as a path of selectors, from the outermost to its own. A list of selectors counts as several rules. */
function sheetOf(file: string): Sheet {
  const css = read(file).replace(/\/\*[\s\S]*?\*\//g, "");
  const around: string[][] = [];
  const selectors: string[][] = [];
  for (const [, prelude = "", brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") around.pop();
    if (brace !== "{") continue;
    const isSelector = !prelude.trim().startsWith("@");
    around.push(isSelector ? listed(prelude) : []);
    if (!isSelector) continue;
    const outer = around.slice(0, -1).flatMap((list) => list.slice(0, 1));
    selectors.push(...listed(prelude).map((selector) => [...outer, selector]));
  }
  return { file, name: basename(file, ".css"), selectors };
}

function listed(prelude: string): string[] {
  return prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

const classesOf = (selectors: readonly string[]): string[] => [
  ...new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name))),
];

/** The longest matching name owns a class: `product-cards` is not part of `product-card`, nor `gallery-zoom` of `gallery`. */
const ownerOf = (className: string): string | undefined =>
  names
    .filter((name) => className === name || className.startsWith(`${name}-`))
    .toSorted((one, other) => other.length - one.length)[0];

const isOwn = ({ file, name }: Sheet, selector: string): boolean =>
  classesOf([selector]).some((className) =>
    file === GLOBALS_FILE ? GLOBALS.includes(className) : ownerOf(className) === name,
  );

/** Classes of the code, without those that a variable completes. */
const usedIn = (code: string): string[] =>
  [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, template = ""]) =>
    wordsOf(plain ?? template.replace(/\S*\$\{[^}]*\}\S*/g, "")),
  );

const wordsOf = (text: string): string[] => text.split(/[\s"`]+/).filter((word) => word !== "");
