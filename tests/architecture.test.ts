import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { cyclesIn } from "./support/code/cycles.ts";
import {
  filesIn,
  graphNodeOf,
  type Imported,
  importsOf,
  isTest,
  packagesImportedBy,
  ROOMS,
  type Room,
  roomOf,
} from "./support/code/imports.ts";

/** The rooms that each room may import from (docs/decisions/0001). The wiring passes in all else. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  domain: [],
  content: ["domain"],
  storage: ["domain"],
  server: ["domain"],
  app: ["domain"],
};
const WIRING = ["server/shop.ts", "server/start/first-start.ts"];
const WIRED: readonly Room[] = ["content", "storage"];
/** The one file of the app that the server may import, for its types. */
const CONTEXT = "app/context.ts";

/** Packages that few shops and people use. They are imported dynamically (docs/decisions/0029). */
const IMPORTED_WHEN_USED = /^(?:aws4fetch|@simplewebauthn\/.*|lean-qr.*|nodemailer|openid-client|otpauth|yauzl|yazl)$/;

/** Files that a tool or a process of their own begins with. */
const ENTRIES = [
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/render.ts",
  "app/route-module.ts",
  "app/routes.ts",
  "server/workshop/workshop-process.ts",
];

const SECTIONS = ["shop", "login", "account", "admin"];
const SAYS_NOTHING = /^(?:utils?|helpers?|common|lib|misc|types|services?|managers?|index)$/;
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ["any", /(?::\s*any\b|\bas any\b|<any>)/],
  ["a non-null assertion", /[\w)\]]!(?:\.|\[|;|\))/],
  ["a suppressed check", /@ts-(?:ignore|expect-error)|biome-ignore/],
  ["a postponed decision", /\b(?:TODO|FIXME|XXX)\b/],
];
/** The framework asks each route for these. */
const NAMES_OF_ROUTES = ["headers", "loader", "clientLoader", "shouldRevalidate", "ErrorBoundary"];
const KEBAB_CASE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const LONGEST_FILE = 250;
/** Tests are not counted, because they stand beside their code. */
const FULLEST_FOLDER = 25;

const everything = filesIn([...ROOMS, "scripts", "lab", "tests/journeys", "tests/engines", "tests/support"]);
const files = everything.filter((file) => /\.(?:tsx?|css)$/.test(file));
const sources = files.filter((file) => roomOf(file) && !isTest(file));
const imports = sources.flatMap(importsOf);

/** Folders that all sections may import, and that import from none of them. */
const SHARED = /^app\/(?:ui|proof|part)\//;
const sectionOf = (file: string) => SECTIONS.find((section) => file.startsWith(`app/${section}/`));
const read = (file: string) => readFileSync(file, "utf8");

describe("the five rooms", () => {
  test("their files and imports are found, and every import leads to a file", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.filter(({ target }) => roomOf(target) && !everything.includes(target))).toEqual([]);
  });

  test("a room imports only from the rooms it may", () => {
    expect(imports.filter((imported) => !isAllowed(imported))).toEqual([]);
  });

  test("every file is used by the shop or by a command, not by tests alone", () => {
    const used = new Set(
      files
        .filter((file) => !isTest(file))
        .flatMap(importsOf)
        .map(({ target }) => target),
    );
    const code = sources.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    expect(code.filter((file) => !used.has(file))).toEqual(ENTRIES);
  });

  test("no file imports itself through others, except types inside one folder", () => {
    expect(cyclesIn(imports.filter((arrow) => !arrow.isType || dirname(arrow.from) !== dirname(arrow.target)))).toEqual(
      [],
    );
  });

  test("no folder imports itself through others", () => {
    const arrows = imports.map(({ from, target }) => ({ from: graphNodeOf(from), target: graphNodeOf(target) }));
    expect(cyclesIn(arrows)).toEqual([]);
  });

  test("the sections of the app do not import from each other", () => {
    const wrong = imports.filter(({ from, target }) => {
      const [here, there] = [sectionOf(from), sectionOf(target)];
      return there !== undefined && here !== there && (here !== undefined || SHARED.test(from));
    });
    expect(wrong).toEqual([]);
  });

  test("packages that few people use are imported only when they are used", () => {
    const imported = sources.flatMap((file) => packagesImportedBy(file).map((name) => ({ file, name })));
    expect(imported.map(({ name }) => name)).toContain("hono");
    expect(imported.filter(({ name }) => IMPORTED_WHEN_USED.test(name))).toEqual([]);
  });

  test("app/ui knows nothing of the domain", () => {
    const ofUi = imports.filter(({ from }) => from.startsWith("app/ui/"));
    expect(ofUi.filter(({ target }) => roomOf(target) === "domain")).toEqual([]);
  });
});

describe("names and sizes", () => {
  test("a file's name is kebab-case, unique and says something", () => {
    const named = files.filter((file) => file.split("/").every((part) => !SAYS_NOTHING.test(part.split(".")[0] ?? "")));
    expect(files.filter((file) => !named.includes(file) || !KEBAB_CASE.test(basename(file)))).toEqual([]);
    const byName = Map.groupBy(files, (file) => basename(file));
    expect([...byName.values()].filter((sameName) => sameName.length > 1)).toEqual([]);
  });

  test("an exported name means one thing", () => {
    const named = sources
      .flatMap((file) => exportedNames(read(file)).map((name) => ({ name, file })))
      .filter(({ name }) => !NAMES_OF_ROUTES.includes(name));
    const twice = [...Map.groupBy(named, ({ name }) => name)].filter(([, places]) => places.length > 1);
    expect(twice.map(([name, places]) => [name, ...places.map(({ file }) => file)])).toEqual([]);
  });

  test("a file has at most 250 lines", () => {
    expect(files.filter((file) => read(file).split("\n").length > LONGEST_FILE)).toEqual([]);
  });

  test("a folder has at most 25 files beside tests and styles, and never a single one", () => {
    const folders = Map.groupBy(
      everything.filter((file) => !isTest(file) && !file.endsWith(".webp")),
      (file) => dirname(file),
    );
    const sizes = [...folders].map(([folder, inside]) => ({
      folder,
      all: inside.length,
      counted: inside.filter((file) => !file.endsWith(".css")).length,
    }));
    expect(sizes.filter(({ all, counted }) => counted > FULLEST_FOLDER || all === 1)).toEqual([]);
  });

  test("the code has no any, no suppressed check and no TODO", () => {
    const loose = sources.flatMap((file) =>
      FORBIDDEN.filter(([, pattern]) => pattern.test(read(file))).map(([what]) => `${file}: ${what}`),
    );
    expect(loose).toEqual([]);
  });
});

function isAllowed({ from, target, isType }: Imported): boolean {
  const [here, there] = [roomOf(from), roomOf(target)];
  if (!here || !there || here === there || MAY_IMPORT[here].includes(there)) return true;
  return (WIRING.includes(from) && WIRED.includes(there)) || (here === "server" && target === CONTEXT && isType);
}

/** House rule 17: the places that make addresses. */
const MAKES_ADDRESSES =
  /^(?:domain\/web\/|domain\/order\/|domain\/catalog\/media\.ts|app\/api-client\.ts|app\/[\w/-]*-calls\.ts|server\/api\/api-route\.ts)/;
const GLUED =
  /(?:[`"']\/(?:urun|kategori|sayfa|ara|favoriler|hesap|admin|login|sifre|davet|media|api)\b[^`"'\n]*(?:\$\{|["'] ?\+)|wa\.me\/)/;

test("addresses are made in their own files, not glued by hand", () => {
  const made = sources.filter((file) => !MAKES_ADDRESSES.test(file));
  const glued = made.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => GLUED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(glued).toEqual([]);
});

function exportedNames(code: string): string[] {
  const declared = code.matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm);
  return [...new Set([...declared].map(([, name = ""]) => name))];
}
