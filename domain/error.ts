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

/** What the same request has to bring to succeed: the second factor, or a proof that is a few minutes old at most. */
export type Need = "code" | "proof";

type Details = ErrorOptions & { retryAfterSeconds?: number; needs?: Need };

/** A failure the shop expects. Its message is Turkish and meant for the person who caused it. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly needs: Need | undefined;

  constructor(code: ErrorCode, message: string, options: Details = {}) {
    super(message, options);
    this.name = "ShopError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.needs = options.needs;
  }
}
