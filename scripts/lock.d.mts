export const BESIDE: string;
export const NEXT_VERSION: string;
export const PREPARED: string;
export function finishVersionChange(): Promise<void>;
export function git(...words: string[]): Promise<string>;
export function takePlace(folder: string): void;
export function withLock<Result>(work: () => Promise<Result>): Promise<Result>;
