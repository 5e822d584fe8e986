import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { filesIn, importsOf, isTest } from "../../tests/support/code/imports.ts";

/** The journeys that visit what stands in a folder, as beginnings of their paths; the longest folder that fits counts. */
export const VISITED_BY: Record<string, readonly string[]> = {
  "app/account/": ["account/own-account", "account/second-factor", "account/passkeys"],
  "app/early/": ["page/before-scripts"],
  "app/info/": ["home/home", "page/paper"],
  "app/login/": ["account/sign-in", "account/session", "account/forgotten-password"],
  "app/part/": ["account/own-account", "admin/people"],
  "app/proof/": ["account/own-account", "account/second-factor"],
  "app/admin/": ["admin/admin-table", "admin/today"],
  "app/admin/backup/": ["admin/backup"],
  "app/admin/categories/": ["admin/categories"],
  "app/admin/choices/": ["admin/choices"],
  "app/admin/colors/": ["products/colors", "admin/pictures"],
  "app/admin/frame/": ["admin/admin-guard", "page/loading", "page/lost-line"],
  "app/admin/guide/": ["admin/shop-settings"],
  "app/admin/history/": ["admin/admin-history"],
  "app/admin/look/": ["admin/look"],
  "app/admin/order-book/": ["order-book/orders", "order-book/order-work"],
  "app/admin/order-card/": ["order-book/orders", "order-book/new-order"],
  "app/admin/order-check/": ["admin/order-check"],
  "app/admin/order-form/": ["order-book/orders", "order-book/asked-order", "order-book/new-order"],
  "app/admin/order-print/": ["order-book/order-day"],
  "app/admin/order-sums/": ["order-book/order-day"],
  "app/admin/people/": ["admin/people"],
  "app/admin/picture-editor/": ["admin/pictures"],
  "app/admin/product-form/": ["admin/admin-form"],
  "app/admin/product-pictures/": ["admin/pictures", "admin/interrupted-photos"],
  "app/admin/products/": ["admin/admin-table", "admin/admin-bulk", "admin/admin-prices"],
  "app/admin/reorder/": ["admin/admin-bulk"],
  "app/admin/saved-form/": ["admin/admin-conflict", "admin/categories"],
  "app/admin/sections/": ["admin/shop-settings"],
  "app/admin/shared/": ["admin/installed-panel"],
  "app/admin/shop-settings/": ["admin/shop-settings"],
  "app/admin/showcase/": ["admin/owners-showcase"],
  "app/admin/steps/": ["admin/recent-steps"],
  "app/admin/texts/": ["admin/texts"],
  "app/admin/today/": ["admin/today"],
  "app/shop/": ["page/layout", "page/between-pages"],
  "app/shop/cards/": ["home/showcase", "products/all-products"],
  "app/shop/cart/": ["order/cart"],
  "app/shop/cart-link/": ["order/cart-link"],
  "app/shop/dates/": ["products/product"],
  "app/shop/favourites/": ["products/favourites"],
  "app/shop/filter/": ["products/category"],
  "app/shop/frame/": ["home/header", "page/offline"],
  "app/shop/gallery/": ["products/product"],
  "app/shop/home/": ["home/"],
  "app/shop/info/": ["page/paper"],
  "app/shop/listing/": ["products/category", "products/all-products"],
  "app/shop/order/": ["order/order", "order/paid-gift", "order/sent-order"],
  "app/shop/preview/": ["admin/owners-showcase"],
  "app/shop/product/": ["products/product", "products/chosen-options", "products/optional-text"],
  "app/shop/search/": ["products/search"],
  "app/ui/": ["page/accessibility", "page/swipe", "page/back"],
  "server/account/": ["account/mailed-link"],
  "server/google/": ["account/google"],
  "server/second-factor/": ["account/second-factor"],
};

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

/** The journeys that visit a changed file, or else those that visit the files that import it. */
export function journeysOf(changed: readonly string[]): string[] {
  const chosen = changed.filter((file) => !isTest(file)).flatMap((file) => visitsOf(file) ?? visitsOfImporters(file));
  return [...new Set(chosen)].toSorted();
}

function visitsOf(file: string): string[] | undefined {
  if (file.endsWith(".e2e.ts")) return [file];
  const folders = Object.keys(VISITED_BY).filter((folder) => file.startsWith(folder));
  const [nearest = ""] = folders.toSorted((one, other) => other.length - one.length);
  return VISITED_BY[nearest]?.map((path) => `tests/journeys/${path}`);
}

const visitsOfImporters = (file: string) => [...importersOf([file])].flatMap((importer) => visitsOf(importer) ?? []);

/** Such a test reads files as text: no import leads from it to what it depends on. */
const READS_FILES = /readFile|filesIn\(/;

/** Such a test of built pages starts databases, processes or connections: a text of a page is not what it is about. */
const STARTS_MORE = /postgres|child_process|startShop|openFrontDoor/i;

/**
 * The tests that import a changed file, over at most one file between. Whatever changed: the house rules, and tests beside the code
 * that read files. Of a changed page: what is asked of built pages.
 */
export function testsOf(changed: readonly string[]): string[] {
  const near = new Set([...changed, ...importersOf(changed)]);
  const asking = new Set([...near, ...importersOf([...near])]);
  const hasPages = changed.some((file) => /^(?:app|content|domain|public)\//.test(file) && !isTest(file));
  return filesIn(["*.test.ts", "*.test.tsx"]).filter((file) => {
    if (asking.has(file) || /^tests\/[^/]+$/.test(file)) return true;
    if (file.startsWith("tests/built/")) return hasPages && !STARTS_MORE.test(readFileSync(file, "utf8"));
    return /^(?:app|content|domain)\//.test(file) && READS_FILES.test(readFileSync(file, "utf8"));
  });
}

function importersOf(changed: readonly string[]): Set<string> {
  const wanted = new Set(changed);
  const imports = filesIn(["*.ts", "*.tsx"]).flatMap(importsOf);
  return new Set(imports.filter(({ target }) => wanted.has(target)).map(({ from }) => from));
}
