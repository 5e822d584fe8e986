/** In lira. All sums are made in whole kuruş; lira with decimals appear only at the edges (house rule 23). */
export const MAX_PRICE = 9_999_999.99;

export const toKurus = (lira: number): number => Math.round(lira * 100);

export const toLira = (kurus: number): number => kurus / 100;

export const timesLira = (lira: number, quantity: number): number => toLira(toKurus(lira) * quantity);

export const sumLira = (amounts: readonly number[]): number =>
  toLira(amounts.reduce((sum, amount) => sum + toKurus(amount), 0));

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** ₺1.234,50 (spec §9). It does not use `Intl`, which takes long to start on a slow phone. */
export function formatPrice(lira: number): string {
  const kurus = toKurus(lira);
  const whole = String(Math.trunc(kurus / 100)).replace(THOUSANDS, ".");
  const decimals = String(kurus % 100).padStart(2, "0");
  return `₺${whole},${decimals}`;
}

export const hasAtMostTwoDecimals = (lira: number): boolean => toLira(toKurus(lira)) === lira;

const UNGROUPED = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/;
const WITH_DECIMALS = /^(.*)([.,])(\d{1,2})$/;

/**
 * Reads a price as an owner types it: `1.234,50`, `1234,5`, `1234.50`, `₺1.234`, `99 lira`, `99,-`. A point before three digits
 * separates thousands. A comma does so only if a point separates the decimals; alone it would leave three decimals.
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
