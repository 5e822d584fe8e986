import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const EXPIRED = 0;

type Parts = { accounts: Pick<Accounts, "deviceKey">; publicUrl: string; now: () => Date };
type Definition<Content> = { name: string; content: z.ZodType<Content>; lifetimeMs: number };

/**
 * An encrypted cookie, which its browser can neither read nor change. The key comes from the database, so every process of a
 * shop opens what another has sealed.
 */
export function createSealedCookie<Content>({ accounts, publicUrl, now }: Parts, definition: Definition<Content>) {
  const isSecure = publicUrl.startsWith("https:");
  const name = isSecure ? `__Host-${definition.name}` : definition.name;
  const sealed = z.object({ until: z.number(), content: definition.content });
  let key: Promise<Buffer> | undefined;

  return {
    /** The header that sets the cookie. */
    async seal(content: Content): Promise<string> {
      const until = now().getTime() + definition.lifetimeMs;
      return header(encrypt(JSON.stringify({ until, content }), await findKey(), name), definition.lifetimeMs / 1000);
    },
    async open(cookies: string | null): Promise<Content | undefined> {
      const shown = parse(cookies ?? "", name)[name];
      const text = shown === undefined ? undefined : decrypt(shown, await findKey(), name);
      if (text === undefined) return undefined;
      const { data } = sealed.safeParse(JSON.parse(text));
      return data && data.until > now().getTime() ? data.content : undefined;
    },
    /** The header that deletes the cookie. */
    cleared: header("", EXPIRED),
  };

  function header(value: string, maxAge: number): string {
    return serialize(name, value, { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax", maxAge });
  }

  function findKey(): Promise<Buffer> {
    key ??= accounts.deviceKey().then((secret) => Buffer.from(hkdfSync("sha256", secret, "", definition.name, 32)));
    key.catch(() => {
      key = undefined;
    });
    return key;
  }
}

function encrypt(text: string, key: Buffer, name: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
}

/** Undefined for a text that this shop has not sealed. Nothing else can fail here. */
function decrypt(shown: string, key: Buffer, name: string): string | undefined {
  const bytes = Buffer.from(shown, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
