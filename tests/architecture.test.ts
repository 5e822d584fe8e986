import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { circlesIn } from "./support/circles.ts";
import {
  filesIn,
  type Imported,
  importsOf,
  isTest,
  packagesReadWith,
  placeOf,
  ROOMS,
  type Room,
  roomOf,
} from "./support/imports.ts";

/** Which rooms each may import from (docs/decisions/0033). What another room lends is handed in by the wiring. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  domain: [],
  content: ["domain"],
  storage: ["domain"],
  server: ["domain"],
  app: ["domain"],
};
const WIRING = ["server/shop.ts", "server/start/first-start.ts"];
const WIRED: readonly Room[] = ["content", "storage"];
/** The typed context is all the server knows of the pages. */
const CONTEXT = "app/context.ts";

/** Few shops use them, and few people (docs/decisions/0058). */
const READ_WHEN_USED = /^(?:@simplewebauthn\/.*|lean-qr.*|nodemailer|openid-client|otpauth)$/;

const SECTIONS = ["shop", "login", "account", "admin"];
const SAYS_NOTHING = /^(?:utils?|helpers?|common|lib|misc|types|services?|managers?|index)$/;
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ["any", /(?::\s*any\b|\bas any\b|<any>)/],
  ["a non-null assertion", /[\w)\]]!(?:\.|\[|;|\))/],
  ["a suppressed check", /@ts-(?:ignore|expect-error)|biome-ignore/],
  ["a decision put off", /\b(?:TODO|FIXME|XXX)\b/],
];
const KEBAB_CASE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const LONGEST_FILE = 250;
/** Tests are not counted: they stand beside what they test. */
const FULLEST_FOLDER = 25;

const everything = filesIn([...ROOMS, "scripts", "lab", "tests/journeys", "tests/engines", "tests/support"]);
const files = everything.filter((file) => /\.(?:tsx?|css)$/.test(file));
const sources = files.filter((file) => roomOf(file) && !isTest(file));
const imports = sources.flatMap(importsOf);

/** What all sections use, and so uses none. */
const SHARED = /^app\/(?:ui|away)\//;
const sectionOf = (file: string) => SECTIONS.find((section) => file.startsWith(`app/${section}/`));
const read = (file: string) => readFileSync(file, "utf8");

describe("the five rooms", () => {
  test("there is something to look at, and it is there", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.filter(({ target }) => roomOf(target) && !everything.includes(target))).toEqual([]);
  });

  test("each imports only from the rooms it may", () => {
    expect(imports.filter((imported) => !isAllowed(imported))).toEqual([]);
  });

  test("no file leads back to itself, but by types inside one folder", () => {
    expect(
      circlesIn(imports.filter((arrow) => !arrow.isType || dirname(arrow.from) !== dirname(arrow.target))),
    ).toEqual([]);
  });

  test("no folder leads back to itself", () => {
    const arrows = imports.map(({ from, target }) => ({ from: placeOf(from), target: placeOf(target) }));
    expect(circlesIn(arrows)).toEqual([]);
  });

  test("the sections of the app leave each other alone", () => {
    const meddling = imports.filter(({ from, target }) => {
      const [here, there] = [sectionOf(from), sectionOf(target)];
      return there !== undefined && here !== there && (here !== undefined || SHARED.test(from));
    });
    expect(meddling).toEqual([]);
  });

  test("what few people use is read when they do", () => {
    const read = sources.flatMap((file) => packagesReadWith(file).map((name) => ({ file, name })));
    expect(read.map(({ name }) => name)).toContain("hono");
    expect(read.filter(({ name }) => READ_WHEN_USED.test(name))).toEqual([]);
  });

  test("what is drawn everywhere knows no word of the shop", () => {
    const drawn = imports.filter(({ from }) => from.startsWith("app/ui/"));
    expect(drawn.filter(({ target }) => roomOf(target) === "domain")).toEqual([]);
  });
});

describe("names and sizes", () => {
  test("a file's name says what it is, and is found once", () => {
    const named = files.filter((file) => file.split("/").every((part) => !SAYS_NOTHING.test(part.split(".")[0] ?? "")));
    expect(files.filter((file) => !named.includes(file) || !KEBAB_CASE.test(basename(file)))).toEqual([]);
    const places = Map.groupBy(files, (file) => basename(file));
    expect([...places.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
  });

  test("a file has at most 250 lines", () => {
    expect(files.filter((file) => read(file).split("\n").length > LONGEST_FILE)).toEqual([]);
  });

  test("a folder has at most 25 files side by side, and never a single one", () => {
    const folders = Map.groupBy(
      everything.filter((file) => !isTest(file)),
      (file) => dirname(file),
    );
    const sizes = [...folders].map(([folder, { length }]) => ({ folder, length }));
    expect(sizes.filter(({ length }) => length > FULLEST_FOLDER || length === 1)).toEqual([]);
  });

  test("no loose end is left in the code", () => {
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
