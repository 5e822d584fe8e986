import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../storage/tables.ts";
import { type Callers, PASSWORD, type Person } from "./callers.ts";

/** A token, what takes it back, and what its next request has to hear. */
type Taken = { token: string; take(): Promise<unknown>; path?: string; refused?: number };
type Parts = { callers: Callers; db: Kysely<Tables>; owner: string };
type Way = (parts: Parts) => Promise<Taken>;

const ADMINS = "/api/admin/products";
const HOUR = 60 * 60_000;
const OTHER_PASSWORD = "yesil-kurdele-53";

const WAYS: Record<string, Way> = {
  async "signed out"({ callers }) {
    const { token } = await callers.register();
    return { token, take: () => callers.done("POST", "/api/auth/logout", { token }) };
  },
  async "ended from another device"({ callers }) {
    const person = await callers.register();
    const other = await callers.logIn(person);
    return { token: person.token, take: () => callers.done("DELETE", "/api/account/sign-ins", { token: other }) };
  },
  async "of an account that was left"({ callers }) {
    const { token, password } = await callers.register();
    return { token, take: () => callers.done("POST", "/api/account/removal", { token, body: { password } }) };
  },
  async "before the password was changed"({ callers }) {
    return changed(callers, await callers.register());
  },
  async "before a forgotten password was set"({ callers, owner }) {
    const { email, token } = await callers.register();
    return {
      token,
      async take() {
        const text = await callers.done("POST", "/api/admin/reset-links", { token: owner, body: { email } });
        const { link } = z.object({ link: z.string() }).parse(JSON.parse(text));
        const body = { link: link.split("#")[1], password: OTHER_PASSWORD };
        await callers.done("POST", "/api/auth/reset", { body });
      },
    };
  },
  async "ended by the owner"({ callers, owner }) {
    const { email, token } = await callers.register();
    const take = () => callers.done("POST", "/api/admin/ended-sign-ins", { token: owner, body: { email } });
    return { token, take };
  },
  async "displaced by ten newer ones"({ callers }) {
    const person = await callers.register();
    return {
      token: person.token,
      async take() {
        for (let time = 0; time < 10; time += 1) await callers.logIn(person);
      },
    };
  },
  async "not used for seven days"({ callers, db }) {
    const { email, token } = await callers.register();
    return { token, take: () => makeOlder(db, email, 7 * 24) };
  },
  async "an admin's, not used for twelve hours"(parts) {
    const { email, token } = await newAdmin(parts);
    return { token, take: () => makeOlder(parts.db, email, 12), path: ADMINS };
  },
  async "an admin's whose role was taken"(parts) {
    const { email, token } = await newAdmin(parts);
    return { token, take: () => giveRole(parts.db, email, "customer"), path: ADMINS, refused: 403 };
  },
  async "an admin's before the password was changed"(parts) {
    return { ...(await changed(parts.callers, await newAdmin(parts))), path: ADMINS };
  },
};

/** Answers the tokens that are over, and what was still let in. */
export async function takeBack(parts: Parts, rounds: number) {
  const over: string[] = [];
  const letIn: string[] = [];
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(WAYS)) {
      const { token, take, path = "/api/auth/me", refused = 401 } = await way(parts);
      const before = await parts.callers.call("GET", path, { token });
      await take();
      const after = await parts.callers.call("GET", path, { token });
      if (before.status !== 200 || after.status !== refused) letIn.push(`${name}: ${before.status}, ${after.status}`);
      if (refused === 401) over.push(token);
      taken += 1;
    }
  }
  return { taken, over, letIn };
}

async function changed(callers: Callers, person: Person & { token: string }): Promise<Taken> {
  const other = await callers.logIn(person);
  const body = { old: person.password, password: OTHER_PASSWORD };
  return { token: person.token, take: () => callers.done("POST", "/api/account/password", { token: other, body }) };
}

async function newAdmin({ callers, db }: Parts): Promise<Person & { token: string }> {
  const { email } = await callers.register();
  await giveRole(db, email, "admin");
  const person = { email, password: PASSWORD };
  return { ...person, token: await callers.logIn(person) };
}

const giveRole = (db: Kysely<Tables>, email: string, role: "admin" | "customer") =>
  db.updateTable("users").set({ role }).where("email", "=", email).execute();

const makeOlder = (db: Kysely<Tables>, email: string, hours: number) =>
  db
    .updateTable("sessions")
    .set({ used_at: new Date(Date.now() - hours * HOUR).toISOString() })
    .where("user_id", "in", (eb) => eb.selectFrom("users").select("id").where("email", "=", email))
    .execute();
