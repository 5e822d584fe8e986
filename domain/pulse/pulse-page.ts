import { SPECIAL_DAYS } from "../occasion/special-days.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { OCCASION_PAGE } from "../web/occasion-address.ts";
import { PAGE_PATHS } from "../web/page-paths.ts";

/** The mark of all pages for which a day has no room, and of all sources. */
export const OTHER = "other" as const;

/** The mark of a product in the sums, which keeps it when its address changes. */
export const productMark = (id: string): string => `product:${id}`;

export const markedProduct = (mark: string): string | undefined => /^product:(.+)$/.exec(mark)?.[1];

type Known = Pick<Snapshot, "findAddress" | "findCategory" | "infoPages" | "sections">;

/** Pages that are nobody's visit to the shop. */
const NOT_COUNTED = ["login", "newPassword", "invitation", "account", "admin"] as const;

/** Pages that are one page each. */
export type PlainPage = Exclude<
  keyof typeof PAGE_PATHS,
  (typeof NOT_COUNTED)[number] | "product" | "category" | "info"
>;

const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGE_PATHS).flatMap(([id, path]) =>
    NOT_COUNTED.some((one) => one === id) || path.includes(":") ? [] : [[path, id]],
  ),
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
  const day = slugIn(path, OCCASION_PAGE);
  if (day !== undefined) return isDay(day, known) ? `day:${day}` : undefined;
  const info = slugIn(path, PAGE_PATHS.info);
  return known.infoPages.some(({ slug }) => slug === info) ? `info:${info}` : undefined;
}

const slugIn = (path: string, pattern: string): string | undefined =>
  path.startsWith(before(pattern)) ? path.slice(before(pattern).length) : undefined;

const isDay = (id: string, { sections }: Known): boolean =>
  [...SPECIAL_DAYS, ...sections.occasions.days].some((day) => day.id === id);
