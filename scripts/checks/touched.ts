import { execFileSync } from "node:child_process";
import { filesIn, importsOf } from "../../tests/support/imports.ts";

/** Tests and journeys that a change touches; `all` where nobody can say which. */
export type Touched = { tests: readonly string[]; journeys: readonly string[] | "all" };

/** They look at the code as text, or at what is built from it, so no import leads from them to it. */
const READ_EVERYTHING = /^tests\/[^/]+\.test\.ts$/;
const CONFIGURATION = /^[^/]+\.(?:json|ts)$/;
const BUILT_FROM_THE_APP = /^tests\/built\//;

/** What has no line here (the door, the engine, the frame of the pages) touches every journey. */
const JOURNEYS_OF_NOUN: Record<string, readonly string[]> = {
  account: ["account", "admin"],
  login: ["account", "admin"],
  "sign-in": ["account", "admin"],
  admin: ["admin"],
  home: ["home"],
  order: ["order"],
  cart: ["order", "page"],
  product: ["products"],
  category: ["products"],
  listing: ["products"],
  search: ["products", "home"],
  favourites: ["products"],
  gallery: ["products", "page"],
  info: ["page"],
  feeds: ["page"],
  share: ["page"],
};
const NOBODY_VISITS = /^(?:docs|bench|scripts|\.ci)\/|^[^/]+\.md$|\.test\.tsx?$/;

/** `-- --changed` asks for what differs from the last commit, `-- --changed main` from that revision. */
export function askedChange(args: readonly string[] = process.argv): Touched | undefined {
  const at = args.indexOf("--changed");
  return at < 0 ? undefined : touchedBy(changedSince(args[at + 1] ?? "HEAD"));
}

/** New files are among them. */
function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", revision), ...git("ls-files", "--others", "--exclude-standard")];
}

export function touchedBy(changed: readonly string[], files = filesIn(["."])): Touched {
  const reached = whatReaches(changed, files);
  const isInApp = changed.some((file) => /^(?:app|content|domain|public)\//.test(file));
  const isForAll = changed.some((file) => CONFIGURATION.test(file));
  const isTouched = (test: string) =>
    isForAll || reached.has(test) || READ_EVERYTHING.test(test) || (isInApp && BUILT_FROM_THE_APP.test(test));
  const journeys = files.filter((file) => file.endsWith(".e2e.ts"));
  const nouns = changed.filter((file) => !NOBODY_VISITS.test(file) && !file.startsWith("tests/")).map(nounsOf);
  return {
    tests: files.filter((file) => /\.test\.tsx?$/.test(file) && isTouched(file)),
    journeys: nouns.includes("all")
      ? "all"
      : journeys.filter(
          (file) => reached.has(file) || nouns.flat().some((noun) => file.includes(`/journeys/${noun}/`)),
        ),
  };
}

/** The changed files and everything that imports them, however far away. */
function whatReaches(changed: readonly string[], files: readonly string[]): Set<string> {
  const arrows = files.flatMap(importsOf);
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { from, target } of arrows) if (reached.has(target)) reached.add(from);
  }
  return reached;
}

/** The folder nearest to the file that says whose journeys they are. */
function nounsOf(file: string): readonly string[] | "all" {
  const folders = file.split("/").slice(1, -1).reverse();
  const noun = folders.find((folder) => folder in JOURNEYS_OF_NOUN);
  return noun === undefined ? "all" : (JOURNEYS_OF_NOUN[noun] ?? "all");
}
