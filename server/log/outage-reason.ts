/** Enough for the log to tell one outage from another: who asked is not to blame, so no stack. */
export function outageReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? `${cause.code} ${cause.message}`.trim() : cause.message;
}
