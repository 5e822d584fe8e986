import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { RESET_MINUTES, type ResetLinks } from "../../domain/account/reset-link.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { madeOnce } from "../memory/lru-cache.ts";
import { sha256 } from "./session-tokens.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SealParts = { accounts: Pick<Accounts, "deviceKey">; now: () => Date };

/** A text for one purpose cannot be opened for another. */
export type Sealed<Content> = { purpose: string; content: z.ZodType<Content>; lifetimeMs: number | null };

/** Encrypted texts that their holder can neither read nor change. The key comes from the database, so every process of a shop opens them. */
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

/** The secret stands behind the #, which browsers send to no server, so no log records it. Only `hash` is stored. */
export function makeSecretLink(page: string): { link: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { link: `${page}#${secret}`, hash: sha256(secret) };
}

type LinkParts = { resetLinks: Pick<ResetLinks, "saveLink">; publicUrl: string; now: Date };

/** A link that sets a new password once, within half an hour. */
export async function makeResetLink(
  { id }: Pick<Account, "id">,
  { resetLinks, publicUrl, now }: LinkParts,
): Promise<string> {
  const { link, hash } = makeSecretLink(`${publicUrl}${addresses.newPassword}`);
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await resetLinks.saveLink({ hash, userId: id, expiresAt });
  return link;
}
