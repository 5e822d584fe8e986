/** The first and the last day on which something is shown; empty for no limit. */
export type ShownDays = { from?: string | undefined; until?: string | undefined };

export const hasDays = ({ from, until }: ShownDays): boolean => Boolean(from || until);

export const isShownOn = ({ from = "", until }: ShownDays, date: string): boolean =>
  from <= date && (!until || date <= until);
