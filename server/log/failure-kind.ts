/** Only the kind of a failure goes to the log: its message could quote personal data. */
export function failureKind(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
