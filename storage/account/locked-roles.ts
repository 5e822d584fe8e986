import type { Kysely, Transaction } from "kysely";
import type { Requester } from "../../domain/account/session.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { writeMeta } from "../meta.ts";
import type { Tables } from "../tables.ts";
import { lockRequester } from "./locked-user.ts";

/**
 * Comes first in every transaction that gives or takes a role: they run one after the other, so that the last two owners cannot both
 * leave. One row is locked, because locking every owner's row could deadlock.
 */
export const lockRoles = (trx: Transaction<Tables>): Promise<void> => writeMeta(trx, "roles", 0);

/** Locks the roles for an owner, who may have lost the role since the request was admitted. */
export async function lockRolesAs(trx: Transaction<Tables>, requester: Requester): Promise<void> {
  await lockRoles(trx);
  if (!isAdmin(await lockRequester(trx, requester))) throw ownersOnly();
}

export const ownersOnly = () => new ShopError("forbidden", "Bunun için yönetici hesabıyla giriş yap");

export async function isLastOwner(reading: Pick<Kysely<Tables>, "selectFrom">, userId: string): Promise<boolean> {
  const owners = await reading.selectFrom("users").select("id").where("role", "=", "admin").limit(2).execute();
  return owners.length === 1 && owners[0]?.id === userId;
}
