export const BESIDE: string;
export function takePlace(folder: string): void;
export function withLock<Result>(work: () => Promise<Result>): Promise<Result>;
