import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { moment } from "../ui/moment.ts";

/** `Yayında`, `Gizli`, `28 Kasım 10:00 sonrası`. */
export function shownInWords(shownFrom: string | null): string {
  if (shownFrom === null) return "Yayında";
  return shownFrom === HIDDEN ? "Gizli" : `${moment(shownFrom)} sonrası`;
}
