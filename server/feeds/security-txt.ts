const VALID_MONTHS = 6;

/** Tells where to report a vulnerability (RFC 9116). `Expires` changes once a month and lies at most half a year ahead. */
export function securityTxt({ email, publicUrl }: { email: string; publicUrl: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: tr",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
