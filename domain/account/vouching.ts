import type { ExternalIdentity, KnownIdentity } from "./accounts.ts";
import { isAdmin, type User } from "./user.ts";

/** Spec §10 sign-in: for a customer every identity of hers does; for an admin only what she connected herself. */
export const vouchesFor = (user: User, known: readonly KnownIdentity[], shown: ExternalIdentity): boolean =>
  known.some(
    ({ provider, subject, isConnectedByOwner }) =>
      provider === shown.provider && subject === shown.subject && (isConnectedByOwner || !isAdmin(user)),
  );
