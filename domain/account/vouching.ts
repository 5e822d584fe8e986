import type { ExternalIdentity, KnownIdentity } from "./accounts.ts";
import { isStaff, type User } from "./user.ts";

/** Whether an identity may sign the user in (spec §10): a customer's any, one that sees the panel only if its person connected it. */
export const vouchesFor = (user: User, known: readonly KnownIdentity[], shown: ExternalIdentity): boolean =>
  known.some(
    ({ provider, subject, isConnectedByOwner }) =>
      provider === shown.provider && subject === shown.subject && (isConnectedByOwner || !isStaff(user)),
  );
