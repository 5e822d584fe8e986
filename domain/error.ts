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

/** The proof that a request lacks. The page then asks for it. */
export type RequiredProof = { needs: "code" | "password" | "sign-in" };

type Options = ErrorOptions & {
  retryAfterSeconds?: number;
  requiredProof?: RequiredProof;
  /** The name of the sent field that has to change. */
  field?: string | undefined;
};

/** An expected failure. Its message is Turkish and is shown to the person who caused it. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly requiredProof: RequiredProof | undefined;
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, options);
    this.name = "ShopError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requiredProof = options.requiredProof;
    this.field = options.field;
  }
}

/** The code of an error of Node or of a library. Empty for one without. */
export const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** True if the database is unreachable or a queue is full, so that a retry may succeed. */
export const isOutage = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code === "unavailable";
