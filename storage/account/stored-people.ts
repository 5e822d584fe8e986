import type { Kysely } from "kysely";
import type { People, Person } from "../../domain/account/people.ts";
import type { Requester } from "../../domain/account/session.ts";
import type { Role } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { isLastOwner, lockRolesAs } from "./locked-roles.ts";
import {
  acceptInvitation,
  findInvitation,
  listInvitations,
  removeExpired,
  removeInvitation,
  saveInvitation,
} from "./stored-invitations.ts";

export const createPeople = (db: Kysely<Tables>): People => ({
  listPeople: () => peopleIn(db).execute().then(peopleOf),
  findPerson: async (userId) => peopleOf(await peopleIn(db).where("users.id", "=", userId).execute())[0],
  changeRole: (requester, userId, role) => changeRole(db, requester, userId, role),
  saveInvitation: (requester, invitation) => saveInvitation(db, requester, invitation),
  listInvitations: (now) => listInvitations(db, now),
  findInvitation: (hash, now) => findInvitation(db, hash, now),
  removeInvitation: (id, now) => removeInvitation(db, id, now),
  acceptInvitation: (requester, hash, now) => acceptInvitation(db, requester, hash, now),
  removeExpired: (now) => removeExpired(db, now),
});

/** Owners come first, because "admin" comes before "helper". */
const peopleIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("users")
    .select(["id", "name", "email", "role"])
    .select((eb) =>
      eb
        .selectFrom("account_events")
        .select((events) => events.fn.max("at").as("at"))
        .whereRef("user_id", "=", "users.id")
        .where("kind", "=", "sign-in-succeeded")
        .as("signed_in_at"),
    )
    .where("role", "!=", "customer")
    .orderBy("role")
    .orderBy("name")
    .orderBy("id");

type PersonRow = { id: string; name: string; email: string; role: Role; signed_in_at: string | null };

const peopleOf = (rows: readonly PersonRow[]): Person[] =>
  rows.flatMap(({ signed_in_at, role, ...person }) =>
    role === "customer" ? [] : [{ ...person, role, signedInAt: signed_in_at === null ? null : new Date(signed_in_at) }],
  );

const changeRole = (db: Kysely<Tables>, requester: Requester, userId: string, role: Role): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockRolesAs(trx, requester);
    if (role !== "admin" && (await isLastOwner(trx, userId))) {
      throw new ShopError("conflict", "Dükkânın tek sahibi; önce başka birini sahip yap");
    }
    const changed = await trx
      .updateTable("users")
      .set({ role })
      .where("id", "=", userId)
      .where("role", "!=", "customer")
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new ShopError("not-found", "Bu kişinin dükkânda bir rolü yok");
    if (role !== "admin") await trx.deleteFrom("invitations").where("made_by", "=", userId).execute();
  });
