import type { ExternalIdentity, KnownIdentity } from "./accounts.ts";
import { isAdmin, type User } from "./user.ts";

/** Whether an identity may sign the user in (spec §10): a customer's any, an admin's only if she connected it herself. */
export const vouchesFor = (user: User, known: readonly KnownIdentity[], shown: ExternalIdentity): boolean =>
  known.some(
    ({ provider, subject, isConnectedByOwner }) =>
      provider === shown.provider && subject === shown.subject && (isConnectedByOwner || !isAdmin(user)),
  );
