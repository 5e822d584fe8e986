import { ShopError } from "../../domain/error.ts";

/** Why the store of pictures did not do what it was asked: its own code, or the system's where it was not reached. */
export class StoreFailure extends Error {
  readonly reason: string;

  constructor(what: string, reason: string, options?: ErrorOptions) {
    super(`the picture store: ${what}: ${reason}`, options);
    this.name = "StoreFailure";
    this.reason = reason;
  }

  /** `fetch` hides the system's error in its cause. */
  static of(what: string, error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return new StoreFailure(what, codeOf(cause), { cause });
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

export const storeAway = (cause: Error) =>
  new ShopError("unavailable", "Görsel deposuna şu an ulaşılamıyor, biraz sonra yeniden dene", {
    cause,
    retryAfterSeconds: 5,
  });
