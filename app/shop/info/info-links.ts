import { INFO_LABELS } from "../../info/info-labels.ts";
import { useUnpublishedPages } from "../../use-shop.ts";

/** Links to all information pages except those that still lack the owner's facts. */
export function useInfoLinks() {
  const waiting: readonly string[] = useUnpublishedPages();
  const links = Object.entries(INFO_LABELS).map(([slug, label]) => ({ slug, label }));
  return links.filter(({ slug }) => !waiting.includes(slug));
}
