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

/** +₺20,00 or −₺5,50. */
export const formatDifference = (lira: number): string => `${lira < 0 ? "−" : "+"}${formatPrice(Math.abs(lira))}`;

export const hasAtMostTwoDecimals = (lira: number): boolean => toLira(toKurus(lira)) === lira;
