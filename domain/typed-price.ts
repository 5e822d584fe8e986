import { toLira } from "./money.ts";

const UNGROUPED = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/;
const WITH_DECIMALS = /^(.*)([.,])(\d{1,2})$/;

/**
 * Reads a price as an owner types it: `1.234,50`, `1234,5`, `1234.50`, `₺1.234`, `99 lira`, `99,-`. A point before three digits
 * separates thousands. A comma does so only if a point separates the decimals; alone it separates decimals, of which a price has at most two.
 */
export function parsePrice(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/\s/g, " ")
    .replace(/^(?:₺|TL) ?| ?(?:₺|TL|l[iİ]ra)$/gi, "")
    .replace(/[,.]-$/, "");
  const [, whole = text, mark, decimals = ""] = WITH_DECIMALS.exec(text) ?? [];
  if (mark && whole.includes(mark)) return undefined;
  if (!UNGROUPED.test(whole) && !GROUPED.test(whole)) return undefined;
  if (whole.includes(",") && mark !== ".") return undefined;
  const kurus = Number(whole.replace(/[., ]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(kurus) ? toLira(kurus) : undefined;
}

/** The price as a field shows it: `1234,50`. */
export function typedPrice(lira: number): string {
  return lira.toFixed(2).replace(".", ",");
}
