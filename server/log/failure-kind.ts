/** Only the kind of a failure goes to the log: its message could quote personal data. */
export function failureKind(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}

/** A short reason for the log, enough to tell outages apart. No stack: the request did not cause the outage. */
export function outageReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? `${cause.code} ${cause.message}`.trim() : cause.message;
}
