import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { StaffRole } from "../../domain/account/people.ts";
import { isAdmin, ROLES, type Role } from "../../domain/account/user.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type { CopiedRow, Restoring } from "../../domain/backup/shop-copies.ts";
import { lockRoles, ownersOnly } from "../account/locked-user.ts";
import { inBatches } from "../batches.ts";
import type { Tables, UserRow } from "../tables.ts";
import { type CopiedTable, insertRows, rowsIn, tablesOf } from "./table-rows.ts";

type Parts = {
  scratch: Kysely<Tables>;
  columns: ReadonlyMap<string, readonly string[]>;
  isFull: boolean;
  restoring: Restoring;
};

type Restored = {
  /** Maps each id of the copy to the id here. */
  ids: Map<string, string>;
  raised: { userId: string; role: StaffRole }[];
};

/**
 * Matches people of the copy with people here, by id or else by mail. Matched people keep their id here. They keep their password and
 * sign-ins too, unless the copy has secrets. People whom `matched` leaves out get none of their rows. Nobody here is removed or loses a
 * role, and nobody gets one unless the restorer names her. If the shop has no owner yet, all get the role of the copy.
 */
export async function restorePeople(trx: Transaction<Tables>, parts: Parts): Promise<Restored> {
  const { userId: restorer, roles } = parts.restoring;
  await lockRoles(trx);
  const here = await trx.selectFrom("users").selectAll().execute();
  if (restorer !== undefined && !isAdmin(here.find(({ id }) => id === restorer))) throw ownersOnly();
  const taken = new Set(here.map(({ id }) => id));
  const people = await parts.scratch.selectFrom("users").selectAll().execute();
  const isNew = !here.some(isAdmin);
  const gains = rolesGained(people, here).filter(({ email }) => isNew || roles.includes(email));
  const added: UserRow[] = [];
  const ids = new Map<string, string>();
  for (const { person, known } of matched(people, here)) {
    const id = known?.id ?? (taken.has(person.id) ? randomUUID() : person.id);
    ids.set(person.id, id);
    if (!known) added.push({ ...person, id, role: "customer" });
    else if (parts.isFull && id !== restorer) await restorePassword(trx, known, person);
  }
  await insertRows(trx, "users", added);
  for (const { email, role } of gains) {
    await trx.updateTable("users").set({ role }).where("email", "=", email).execute();
  }
  await requireOwner(trx);
  if (parts.isFull) await restoreSecrets(trx, parts, ids);
  return { ids, raised: gains.map(({ id, role }) => ({ userId: ids.get(id) ?? id, role })) };
}

type Person = Pick<UserRow, "id" | "name" | "email" | "role">;

/**
 * The people of the copy who have more rights there than here. Somebody else may have registered an address anew since, so an account
 * that is found by its address alone gains nothing.
 */
export function rolesGained(people: readonly Person[], here: readonly Person[]) {
  return matched(people, here).flatMap(({ person: { id, name, email, role }, known }) => {
    const isHer = known === undefined || known.id === id;
    return isHer && role !== "customer" && rank(role) > rank(known?.role)
      ? [{ id, name, email: known?.email ?? email, role }]
      : [];
  });
}

type Known = Pick<UserRow, "id" | "email">;

/**
 * Matches by id first, because a person may have changed her address since the copy. A person without an account here is left out if her
 * address now belongs to another person of the copy: otherwise her passkeys would open that person's account.
 */
function matched<Copied extends Known, Here extends Known>(people: readonly Copied[], here: readonly Here[]) {
  const byId = new Map(here.map((user) => [user.id, user]));
  const byMail = new Map(here.map((user) => [user.email, user]));
  const copied = new Set(people.map(({ id }) => id));
  return people.flatMap((person) => {
    const known = byId.get(person.id) ?? byMail.get(person.email);
    const isAnother = known !== undefined && known.id !== person.id && copied.has(known.id);
    return isAnother ? [] : [{ person, known }];
  });
}

const rank = (role: Role = "customer"): number => ROLES.indexOf(role);

/** A copy without an owner would leave nobody who can open the panel. */
async function requireOwner(trx: Transaction<Tables>): Promise<void> {
  const owner = await trx.selectFrom("users").select("id").where("role", "=", "admin").limit(1).executeTakeFirst();
  if (!owner) throw refusedCopy.inconsistent();
}

async function restorePassword(trx: Transaction<Tables>, known: UserRow, { password_hash }: UserRow): Promise<void> {
  const secrets = { password_hash, proofs: known.proofs + 1 };
  await trx.updateTable("users").set(secrets).where("id", "=", known.id).execute();
}

/** People of a full copy sign in as they did then, and their present sign-ins end. Only the restorer keeps hers. */
async function restoreSecrets(trx: Transaction<Tables>, parts: Parts, ids: ReadonlyMap<string, string>): Promise<void> {
  const { userId: except } = parts.restoring;
  const tables = trx.withTables<Record<string, { user_id: string }>>();
  const people = [...ids.values()].filter((id) => id !== except);
  for await (const batch of inBatches(people)) {
    for (const table of ["sessions", ...tablesOf("proof").map(({ name }) => name)]) {
      await tables.deleteFrom(table).where("user_id", "in", batch).execute();
    }
  }
  for (const table of tablesOf("proof")) await addMissing(trx, parts, { table, ids, except });
  for (const table of tablesOf("trace")) await addMissing(trx, parts, { table, ids });
}

type Adding = { table: CopiedTable; ids: ReadonlyMap<string, string>; except?: string | undefined };

/** Adds rows that are missing here. A Google account that another person connected here since stays hers. A trace may have no account. */
async function addMissing(trx: Transaction<Tables>, parts: Parts, { table, ids, except }: Adding): Promise<void> {
  const tables = trx.withTables<Record<string, Record<string, unknown>>>();
  for await (const batch of rowsIn(parts.scratch, table, parts.columns.get(table.name) ?? [])) {
    const rows = batch
      .filter(({ user_id: id }) => typeof id !== "string" || ids.has(id))
      .map((row) => withPerson(row, ids))
      .filter(({ user_id }) => !except || user_id !== except);
    if (rows.length === 0) continue;
    await tables
      .insertInto(table.name)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The columns in which rows name a person. */
const PERSON_COLUMNS = ["user_id", "by_id"];

export function withPerson(row: CopiedRow, ids: ReadonlyMap<string, string>): CopiedRow {
  const named = PERSON_COLUMNS.flatMap((column) => {
    const id = row[column];
    return typeof id === "string" ? [[column, ids.get(id) ?? id]] : [];
  });
  return { ...row, ...Object.fromEntries(named) };
}
