const DAY = 24 * 3600 * 1000;

export const daysAgo = (days: number, now = new Date()): string => new Date(now.getTime() - days * DAY).toISOString();
