import { execFileSync } from "node:child_process";

/** Journeys that visit what a folder makes. A folder without a line here stands for the whole shop. */
const JOURNEYS: Record<string, readonly string[]> = {
  account: ["account", "admin"],
  login: ["account", "admin"],
  away: ["account"],
  "sign-in": ["account", "admin"],
  "second-factor": ["account"],
  google: ["account"],
  admin: ["admin"],
  ledger: ["admin"],
  pictures: ["admin", "products"],
  workshop: ["admin"],
  home: ["home"],
  order: ["order"],
  cart: ["order", "page"],
  cards: ["home", "products"],
  product: ["products"],
  gallery: ["products", "page"],
  listing: ["products"],
  filters: ["products"],
  favourites: ["products"],
  search: ["products", "home"],
  catalog: ["products", "home", "admin"],
  info: ["page"],
  feeds: ["page"],
  share: ["page"],
  frame: ["page", "home"],
};
const WITHOUT_JOURNEYS = /^(?:docs|lab|scripts|\.ci)\/|^tests\/(?!journeys|support)|\.md$|\.test\.tsx?$/;

/** `-- --changed` names the last commit, `-- --changed main` another revision. */
export function askedRevision(args: readonly string[] = process.argv): string | undefined {
  const at = args.indexOf("--changed");
  return at < 0 ? undefined : (args[at + 1] ?? "HEAD");
}

/** Files that differ from the revision, new ones among them. */
export function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", revision), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Folders and files of journeys; `all` where a changed file belongs to the whole shop. */
export function journeysOf(changed: readonly string[]): readonly string[] | "all" {
  const chosen = new Set<string>();
  for (const file of changed.filter((file) => !WITHOUT_JOURNEYS.test(file))) {
    if (file.endsWith(".e2e.ts")) chosen.add(file);
    else {
      const folder = file
        .split("/")
        .slice(1, -1)
        .reverse()
        .find((name) => name in JOURNEYS);
      if (!folder) return "all";
      for (const noun of JOURNEYS[folder] ?? []) chosen.add(`tests/journeys/${noun}/`);
    }
  }
  return [...chosen];
}
