import { CODE_FIELD } from "../../../domain/web/code-address.ts";
import { createStore } from "../../page-store.ts";

/** The letters that a code may be typed with, spaces and signs too. */
export const MOST_TYPED = 40;

/** The code that the visitor came with (`?kod=ECE10`) or has typed. It is in the memory of this tab, like her cart. */
const store = createStore(arrivedWith());

/** Reads the address that the tab was opened with, although she has gone on since. So no page looks for a code before a cart opens. */
function arrivedWith(): string {
  if (typeof window === "undefined") return "";
  const [opened] = performance.getEntriesByType("navigation");
  const query = opened && URL.parse(opened.name)?.searchParams;
  return query?.get(CODE_FIELD)?.slice(0, MOST_TYPED) ?? "";
}

export const setCoupon = (typed: string) => store.set(typed.trim().slice(0, MOST_TYPED));

export const useCoupon = (): string => store.use((typed) => typed);
