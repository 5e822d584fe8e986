/** What happened while instances were replaced. The lists hold what should not have happened. */
export type Tally = {
  visits: number;
  /** Visits that began on the second build, and visits that met a replacement. */
  secondBuild: number;
  crossed: number;
  /** Pages opened, by an address or by a tap. */
  views: number;
  orders: number;
  saves: number;
  replaced: number;
  missingFiles: string[];
  failedViews: string[];
  lostCarts: string[];
  lostSaves: string[];
};

export const newTally = (): Tally => ({
  ...{ visits: 0, secondBuild: 0, crossed: 0, views: 0, orders: 0, saves: 0, replaced: 0 },
  ...{ missingFiles: [], failedViews: [], lostCarts: [], lostSaves: [] },
});

export const wrongs = ({ missingFiles, failedViews, lostCarts, lostSaves }: Tally) => ({
  "missing files": missingFiles,
  "failed views": failedViews,
  "lost carts": lostCarts,
  "lost saves": lostSaves,
});
