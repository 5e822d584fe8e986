import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const ROOMS = ["content", "domain", "storage", "server", "app"] as const;
type Room = (typeof ROOMS)[number];

/** Which rooms each may import from (docs/decisions/0001). The wiring takes from all but the app. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  domain: [],
  content: ["domain"],
  storage: ["domain"],
  server: ["domain"],
  app: ["domain"],
};
const WIRING = ["server/shop.ts", "server/first-start.ts"];
/** The typed context is all the server knows of the pages. */
const CONTEXT = "app/context.ts";

const SECTIONS = ["shop", "login", "admin"];
const SAYS_NOTHING = /^(?:utils?|helpers?|common|lib|misc|types|services?|managers?|index)$/;
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ["any", /(?::\s*any\b|\bas any\b|<any>)/],
  ["a non-null assertion", /[\w)\]]!(?:\.|\[|;|\))/],
  ["a suppressed check", /@ts-(?:ignore|expect-error)|biome-ignore/],
  ["a decision put off", /\b(?:TODO|FIXME|XXX)\b/],
];
const KEBAB_CASE = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const LONGEST_FILE = 250;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...ROOMS], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:tsx?|css)$/.test(file));
const code = files.filter((file) => /\.tsx?$/.test(file));
const sources = code.filter((file) => !file.includes(".test."));

type Imported = { from: string; target: string; isType: boolean };

const roomOf = (file: string) => ROOMS.find((room) => file.startsWith(`${room}/`));
const sectionOf = (file: string) => SECTIONS.find((section) => file.startsWith(`app/${section}/`));
const read = (file: string) => readFileSync(file, "utf8");

function importsOf(file: string): Imported[] {
  const statements = read(file).matchAll(/^(?:import|export)\s+(type\s)?[^;]*?["'](\.[^"']+)["']/gm);
  return [...statements].map(([, type, target = ""]) => ({
    from: file,
    target: normalize(join(dirname(file), target)),
    isType: type !== undefined,
  }));
}

describe("the four rooms", () => {
  test("there is something to look at", () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  test("each imports only from the rooms it may", () => {
    const foreign = sources.flatMap((file) => importsOf(file).filter((imported) => !isAllowed(file, imported)));
    expect(foreign).toEqual([]);
  });

  test("the sections of the app leave each other alone", () => {
    const meddling = sources.flatMap((file) =>
      importsOf(file).filter(({ target }) => {
        const [from, to] = [sectionOf(file), sectionOf(target)];
        return to !== undefined && from !== to && (from !== undefined || file.startsWith("app/ui/"));
      }),
    );
    expect(meddling).toEqual([]);
  });

  test("what is drawn everywhere knows no word of the shop", () => {
    const drawn = sources.filter((file) => file.startsWith("app/ui/"));
    expect(drawn.flatMap(importsOf).filter(({ target }) => roomOf(target) === "domain")).toEqual([]);
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

  test("no loose end is left in the code", () => {
    const loose = sources.flatMap((file) =>
      FORBIDDEN.filter(([, pattern]) => pattern.test(read(file))).map(([what]) => `${file}: ${what}`),
    );
    expect(loose).toEqual([]);
  });
});

function isAllowed(file: string, { target, isType }: Imported): boolean {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (!from || !to || from === to || MAY_IMPORT[from].includes(to)) return true;
  return (
    (WIRING.includes(file) && (to === "storage" || to === "content")) ||
    (from === "server" && target === CONTEXT && isType)
  );
}
