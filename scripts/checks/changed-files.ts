import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The folders of tests/journeys that visit what stands at a path; the longest path that fits counts. What fits none is visited by all. */
export const VISITED_BY: Record<string, readonly string[]> = {
  "app/account/": ["account"],
  "app/login/": ["account", "admin"],
  "app/part/": ["account", "admin"],
  "app/proof/": ["account", "admin"],
  "app/admin/": ["admin", "order-book"],
  "app/shop/": ["home", "products", "order", "account"],
  "app/shop/filter/": ["products"],
  "app/shop/gallery/": ["products"],
  "app/shop/home/": ["home"],
  "app/shop/info/": ["home"],
  "app/shop/listing/": ["products"],
  "app/shop/search/": ["home", "products"],
  "docs/": [],
  "docs/owner.md": ["admin"],
  "domain/account/": ["account", "admin"],
  "lab/": [],
  "ops/": [],
  "scripts/": [],
  "server/account/": ["account", "admin"],
  "server/google/": ["account"],
  "server/second-factor/": ["account"],
  "tests/built/": [],
  "tests/engines/": [],
  "tests/faults/": [],
};
/** These journeys walk through every page. */
const EVERY_PAGE = "page";

/** `-- --changed` names the last commit, `-- --changed main` another revision. */
export function askedRevision(args: readonly string[] = process.argv): string | undefined {
  const at = args.indexOf("--changed");
  return at < 0 ? undefined : (args[at + 1] ?? "HEAD");
}

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from the revision, new ones among them. */
export const changedSince = (revision: string): string[] => [
  ...git("diff", "--name-only", revision),
  ...git("ls-files", "--others", "--exclude-standard"),
];

/** Folders and files of journeys; `all` where a changed file belongs to the whole shop. */
export function journeysOf(changed: readonly string[]): readonly string[] | "all" {
  const chosen = new Set<string>();
  for (const file of changed.filter((file) => !/\.test\.tsx?$|^[^/]+\.md$/.test(file))) {
    if (file.endsWith(".e2e.ts")) chosen.add(file);
    else {
      const paths = Object.keys(VISITED_BY).filter((path) => file.startsWith(path));
      const [nearest] = paths.toSorted((one, other) => other.length - one.length);
      if (!nearest) return "all";
      const folders = VISITED_BY[nearest] ?? [];
      for (const folder of file.startsWith("app/") ? [...folders, EVERY_PAGE] : folders)
        chosen.add(`tests/journeys/${folder}/`);
    }
  }
  return [...chosen];
}

/** Such a test depends on more than it imports: on a program that it starts, on built pages, on a file that it reads as text. */
const DEPENDS_ON_MORE = /^tests\/|child_process|worker_threads|readFile|sqlite-writer|workshop\.ts/;

/** Tests that no import leads to from what they depend on. */
export const unfollowedTests = (): string[] =>
  git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx").filter(
    (file) => DEPENDS_ON_MORE.test(file) || DEPENDS_ON_MORE.test(readFileSync(file, "utf8")),
  );
