import type { Snapshot } from "../shop/snapshot.ts";
import { PAGE_PATHS } from "../web/page-paths.ts";

/** A page that may be named `other`: all pages for which a day has no room. */
export const OTHER = "other";

/** The mark of a product in the sums, which keeps it when its address changes. */
export const productMark = (id: string): string => `product:${id}`;

export const markedProduct = (mark: string): string | undefined => /^product:(.+)$/.exec(mark)?.[1];

type Known = Pick<Snapshot, "findAddress" | "findCategory" | "infoPages">;

/** Pages that are nobody's visit to the shop. */
const NOT_COUNTED = new Set<string>(["login", "newPassword", "invitation", "account", "admin"]);

const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGE_PATHS).flatMap(([id, path]) => (NOT_COUNTED.has(id) || path.includes(":") ? [] : [[path, id]])),
);

const before = (path: string) => path.slice(0, path.indexOf(":"));

/** The mark under which views of a path are summed. Undefined for a path that the shop does not have. */
export function pageMark(path: string, known: Known): string | undefined {
  const plain = PLAIN.get(path);
  if (plain) return plain;
  const product = slugIn(path, PAGE_PATHS.product);
  if (product !== undefined) {
    const address = known.findAddress(product);
    return address?.state === "here" ? productMark(address.product.id) : undefined;
  }
  const category = slugIn(path, PAGE_PATHS.category);
  if (category !== undefined) {
    const found = known.findCategory(category);
    return found && `category:${found.id}`;
  }
  const info = slugIn(path, PAGE_PATHS.info);
  return known.infoPages.some(({ slug }) => slug === info) ? `info:${info}` : undefined;
}

const slugIn = (path: string, pattern: string): string | undefined =>
  path.startsWith(before(pattern)) ? path.slice(before(pattern).length) : undefined;
