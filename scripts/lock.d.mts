export function withLock<Result>(work: () => Promise<Result>): Promise<Result>;
