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

/** What a person has to add, so that the page can ask for it. */
export type RequiredProof = { needs: "code" | "password" | "sign-in" };

type Options = ErrorOptions & { retryAfterSeconds?: number; requiredProof?: RequiredProof };

/** A failure the shop expects. Its message is Turkish and meant for the person who caused it. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly requiredProof: RequiredProof | undefined;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.name = "ShopError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requiredProof = options.requiredProof;
  }
}

/** The database is away, or a queue is full: it may work later. */
export const isOutage = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code === "unavailable";
