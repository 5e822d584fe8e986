import { MAX_QUERY_LENGTH } from "../search/query-length.ts";
import { SLUG } from "../slug.ts";

/** The target of a slide's button. */
export type SlideTarget =
  | { kind: "anchor" | "category"; slug: string }
  | { kind: "product" | "info"; slug: string }
  | { kind: "all" | "whatsapp" | "instagram" }
  | { kind: "search"; query: string };

/** Repeats the addresses of domain/web, because that folder imports the settings and cannot be imported here. The test compares both. */
const BEFORE_SLUG = { anchor: "#", category: "/kategori/", product: "/urun/", info: "/sayfa/" } as const;
/** The chat and the profile are stored by name, so that they follow the shop's number and its Instagram. */
const ONLY_ONE = { all: "/urunler", whatsapp: "whatsapp", instagram: "instagram" } as const;
const SEARCH = "/ara?q=";

const KINDS = ["anchor", "category", "product", "info"] as const;
const ONLY_ONES = ["all", "whatsapp", "instagram"] as const;

/** Undefined for what is no address of the shop. */
export function slideTarget(link: string): SlideTarget | undefined {
  const only = ONLY_ONES.find((one) => ONLY_ONE[one] === link);
  if (only) return { kind: only };
  if (link.startsWith(SEARCH)) return searchTarget(link);
  const kind = KINDS.find((one) => link.startsWith(BEFORE_SLUG[one]));
  const slug = kind && link.slice(BEFORE_SLUG[kind].length);
  return kind && slug && SLUG.test(slug) ? { kind, slug } : undefined;
}

export function slideLink(target: SlideTarget): string {
  if (target.kind === "search") return SEARCH + encodeURIComponent(target.query);
  return "slug" in target ? BEFORE_SLUG[target.kind] + target.slug : ONLY_ONE[target.kind];
}

/** The category that a slide is about: the one of its anchor or of its page. */
export function slideCategory(link: string): string | undefined {
  const target = slideTarget(link);
  return target?.kind === "anchor" || target?.kind === "category" ? target.slug : undefined;
}

function searchTarget(link: string): SlideTarget | undefined {
  const query = new URLSearchParams(link.slice(link.indexOf("?"))).get("q") ?? "";
  const target = { kind: "search", query } as const;
  return query.trim() !== "" && query.length <= MAX_QUERY_LENGTH && slideLink(target) === link ? target : undefined;
}
