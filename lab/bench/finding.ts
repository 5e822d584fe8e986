/** One measured number. */
export type Finding = {
  what: string;
  /** Measured page, address or number of products, if there are several. */
  of?: string;
  value: number;
  unit: "" | "ms" | "MB" | "KB" | "a second";
};

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (value === undefined) throw new Error("Nothing was measured");
  return value;
}
