/** The first and the last day of something shown, such as `2026-03-28`; an empty one is no limit. */
export type Dates = { from: string; until: string };

/** Today in Istanbul, whose clocks have been three hours ahead of UTC all year since 2016. */
export const istanbulDate = (now: Date): string => istanbulClock(now).slice(0, 10);

/** `2026-03-28T14:05:…` in Istanbul. */
export const istanbulClock = (now: Date): string => new Date(now.getTime() + 10_800_000).toISOString();

export const isOn = ({ from, until }: Dates, day: string): boolean => from <= day && (until === "" || day <= until);
