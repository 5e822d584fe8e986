const MONTHS = 6;

/** Where to tell of a weakness (RFC 9116). The date is the same for a month, and never more than half a year ahead. */
export function securityTxt({ email, publicUrl }: { email: string; publicUrl: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: tr",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
