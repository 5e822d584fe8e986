import { randomUUID } from "node:crypto";
import type { Account, Accounts } from "../../../domain/account/accounts.ts";
import type { Requester } from "../../../domain/account/session.ts";

const NOON = new Date("2025-06-01T12:00:00.000Z");

/** Signs a person in and answers the requester that storage expects in calls of this session. */
export async function signedIn(accounts: Accounts, { id: userId }: Pick<Account, "id">): Promise<Requester> {
  const requester = { tokenHash: randomUUID(), userId };
  const moments = { createdAt: NOON, usedAt: NOON, provenAt: NOON };
  const { proofs = 0 } = (await accounts.findAccountById(userId)) ?? {};
  await accounts.createSession({ ...requester, ...moments, way: "password", device: "Chrome, Android" }, proofs);
  return requester;
}
