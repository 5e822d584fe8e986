import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./support/code/imports.ts";

const read = (file: string) => readFileSync(file, "utf8");
const readAll = (named: readonly string[]) => named.map(read).join("\n");
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const files = filesIn(["."]);
/** Those of today. The change log keeps the names of its time, and the specification names no code. */
const documents = files.filter((file) => /^(?!CHANGELOG|docs\/spec)(?:(?:docs|lab)\/)?[\w-]+\.md$/.test(file));
/** Their files are those of today. They also name functions and settings that were rejected. */
const decisions = files.filter((file) => file.startsWith("docs/decisions/"));
const code = files.filter((file) =>
  /\.(?:tsx?|mjs|css|py|json|ya?ml|service|socket|conf)$|^\.?\w+(?:\.example)?$/.test(file),
);
const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []));
const ports = ["compose.yaml", ".env.example", "ops/fiyonk.socket"].flatMap((file) =>
  found(read(file), /\b(\d{4})\b/g),
);
const commands = Object.keys(JSON.parse(read("package.json")).scripts);
const experiments = found(read("lab/run-lab.ts"), /^ {2}(\w+): \{/gm);

const isFile = (name: string) => files.some((file) => `/${file}/`.includes(`/${name.replace(/\/$/, "")}/`));
/** What readers replace by their own, and the ports of a second shop. */
const EXAMPLES = ["KODUN_ADRESI", "SUNUCUNUN_IP_ADRESI", "3001", "3999", "9999"];

test.each<[what: string, pattern: RegExp, isThere: (name: string) => boolean]>([
  ["file", /^`([\w.@-]*\w(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|mjs|css|md|py|service|socket|conf|ya?ml)))`$/gm, isFile],
  ["path", /(?<![\w./-])((?:app|content|domain|lab|ops|scripts|server|storage|studio|tests)\/[\w./-]*\w\/?)/g, isFile],
  [
    "function, type or variable",
    /(?<![\w$.-])([a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_\w+|\w+(?=\(\)))(?![\w-])/g,
    (name) => words.has(name),
  ],
  ["command", /\bnpm (?:run )?(start\b|test\b|(?<=run )[a-z-]+)/g, (name) => commands.includes(name)],
  ["experiment", /npm run lab -- ([a-z]+)/g, (name) => experiments.includes(name)],
  ["port", /(?:localhost:|127\.0\.0\.1:|PORT=)(\d+)/g, (name) => ports.includes(name)],
])("every %s that a document names is there", (_, pattern, isThere) => {
  const named = [...documents, ...(isThere === isFile ? decisions : [])].flatMap((document) =>
    (read(document).match(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm) ?? []).flatMap((marked) =>
      found(marked, pattern).map((name) => ({ document, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ name }) => !isThere(name) && !EXAMPLES.includes(name))).toEqual([]);
});

test("every link leads to a file, and to a heading in it", () => {
  const links = [...documents, ...decisions].flatMap((document) =>
    found(read(document).replaceAll(/`[^`\n]*`/g, ""), /\]\((?!https?:)([^)\s]+)\)/g).map((link) => {
      const [to = "", heading] = link.split("#");
      return { document, file: to === "" ? document : join(dirname(document), to), heading };
    }),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, heading }) => !isFile(file) || (heading && !anchorsOf(file).includes(heading)))).toEqual(
    [],
  );
});

const anchorsOf = (file: string): string[] =>
  found(read(file), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

test("docs/architecture.md names every folder of the rooms, and in each step functions of the files that it names", () => {
  const folders = found(files.join("\n"), /^((?:app|content|domain|server|storage)\/[\w-]+\/)/gm);
  expect(folders.filter((folder) => !read("docs/architecture.md").includes(`\`${folder}\``))).toEqual([]);
  const steps = read("docs/architecture.md").split(/\n(?=\d+\. |\||\n)/);
  const named = steps.map((step) => ({
    functions: found(step, /`(\w+)\(\)`/g),
    text: readAll(found(step, /`([\w/.-]+\.tsx?)`/g)),
  }));
  expect(named.flatMap(({ functions }) => functions).length).toBeGreaterThan(40);
  const isIn = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  expect(named.flatMap(({ functions, text }) => functions.filter((name) => !isIn(text, name)))).toEqual([]);
});

test(".env.example has a line for every variable that the configuration reads, and no other", () => {
  const ofThePlatform = ["VITE_DEV", "LISTEN_PID"];
  const settings = readAll(files.filter((file) => /^server\/config\/[\w-]+\.ts$/.test(file)));
  const known = found(settings, /^ {2}([A-Z_]{4,}):/gm);
  const listed = found(read(".env.example"), /^# ([A-Z_]+)=/gm);
  expect(listed.toSorted()).toEqual([...new Set(known)].filter((name) => !ofThePlatform.includes(name)).toSorted());
});
