export type ErrorCode =
  | "malformed"
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "wrong-type"
  | "throttled"
  | "unavailable";

/** A failure the shop expects. Its message is Turkish and meant for the person who caused it. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { retryAfterSeconds?: number } = {}) {
    super(message, options);
    this.name = "ShopError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
