import { randomBytes } from "node:crypto";
import type { Account } from "../../domain/account/accounts.ts";
import { RESET_MINUTES, type ResetLinks } from "../../domain/account/reset-link.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { sha256 } from "../sign-in/session-tokens.ts";

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
