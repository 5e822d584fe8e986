import { createHash } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Recognisable values in place of secrets. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString("base64").replace(/=+$/, "").slice(0, -1),
  Buffer.from(secret).toString("hex"),
  sha256(secret),
  Buffer.from(sha256(secret), "hex").toString("base64url"),
];

/** Secrets sent to or made by a shop, and where they appeared again. */
export function createCanaries() {
  const secrets = new Map<string, string>();
  return {
    keep(name: string, secret: string): string {
      if (secret.length < 8) throw new Error(`"${name}" is too short to be found by its text`);
      secrets.set(secret, name);
      return secret;
    },
    count: () => secrets.size,
    /** Names of the secrets in a text, in any case or encoding. */
    foundIn(text: string): string[] {
      const lower = text.toLowerCase();
      return [...secrets].flatMap(([secret, name]) =>
        formsOf(secret).some((form) => lower.includes(form.toLowerCase())) ? [name] : [],
      );
    },
  };
}

export type Canaries = ReturnType<typeof createCanaries>;
