import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";
import { madeOnce } from "../memory/lru-cache.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SealParts = { accounts: Pick<Accounts, "deviceKey">; now: () => Date };

/** A text for one purpose cannot be opened for another. */
export type Sealed<Content> = { purpose: string; content: z.ZodType<Content>; lifetimeMs: number | null };

/**
 * Encrypted texts, for browsers that can neither read nor change them, or for a table that the copies do not have. Those with a lifetime
 * expire. The key comes from the database, so every process of a shop opens what another has sealed.
 */
export function createSealedTexts<Content>(
  { accounts, now }: SealParts,
  { purpose, content, lifetimeMs }: Sealed<Content>,
) {
  const sealed = z.object({ until: z.number().nullable(), content });
  const findKey = madeOnce(async () => Buffer.from(hkdfSync("sha256", await accounts.deviceKey(), "", purpose, 32)));

  return {
    async seal(content: Content): Promise<string> {
      const until = lifetimeMs === null ? null : now().getTime() + lifetimeMs;
      return encrypt(JSON.stringify({ until, content }), await findKey(), purpose);
    },
    /** Undefined for a text that expired, or that this shop has not sealed for this purpose. */
    async open(shown: string): Promise<Content | undefined> {
      const text = decrypt(shown, await findKey(), purpose);
      if (text === undefined) return undefined;
      const { data } = sealed.safeParse(JSON.parse(text));
      return data && (data.until === null || data.until > now().getTime()) ? data.content : undefined;
    },
  };
}

function encrypt(text: string, key: Buffer, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** Undefined for a text that this shop has not sealed. Nothing else can fail here. */
function decrypt(shown: string, key: Buffer, purpose: string): string | undefined {
  const bytes = Buffer.from(shown, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
