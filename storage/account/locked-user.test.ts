import { describe, expect, test } from "vitest";
import type { Account, NewAccount } from "../../domain/account/accounts.ts";
import type { Passkey } from "../../domain/account/second-factors.ts";
import type { Session } from "../../domain/account/session.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";
import { createResetLinks } from "./stored-reset-links.ts";
import { createSecondFactors } from "./stored-second-factors.ts";

const NOON = new Date("2026-06-01T12:00:00.000Z");
const SOON = new Date(NOON.getTime() + 30 * 60_000);
const AYSE: NewAccount = { name: "Ayşe", email: "ayse@ornek.com", passwordHash: "$argon2id$ayse", role: "customer" };
const OTHER: NewAccount = { ...AYSE, email: "baska@ornek.com" };
const GOOGLE = { provider: "google", subject: "g-1", email: AYSE.email, name: "Ayşe" };
const CHANGE = { proven: AYSE.passwordHash, passwordHash: "$argon2id$yeni" };
const CHANGED = { code: "unauthenticated", message: "Bu hesap az önce değişti, yeniden giriş yap" };
const PHONE: Passkey = {
  id: "telefon",
  publicKey: "pQECAyYgASFYIA",
  counter: 0,
  transports: [],
  name: "Android telefon",
  madeAt: NOON,
  usedAt: null,
};

async function openAccounts(location: DatabaseLocation) {
  const { db } = await openFor(location);
  const [accounts, factors, links] = [createAccounts(db), createSecondFactors(db), createResetLinks(db)];
  const ayse = await accounts.createAccount(AYSE);
  await factors.addPasskey(await signedIn(accounts, ayse), PHONE);
  await links.saveLink({ hash: "bağlantı", userId: ayse.id, expiresAt: SOON });
  return { accounts, factors, links, ayse };
}

type Opened = Awaited<ReturnType<typeof openAccounts>>;

const CHANGES: [what: string, change: (opened: Opened) => Promise<unknown>][] = [
  ["Google proves the address", ({ accounts, ayse }) => accounts.joinIdentity(ayse.id, GOOGLE)],
  ["the password is changed", ({ accounts, ayse }) => accounts.changePassword(ayse.id, CHANGE)],
  ["a link sets the password", ({ links }) => links.spendLink("bağlantı", "$argon2id$yeni", NOON)],
  ["a passkey is removed", ({ factors, ayse }) => factors.removePasskey(ayse.id, PHONE.id)],
  ["Google is disconnected", ({ accounts, ayse }) => accounts.removeIdentity(ayse.id, "google")],
  ["codes are turned off", ({ factors, ayse }) => factors.turnOff(ayse.id)],
  ["second factors are removed", ({ factors, ayse }) => factors.removeSecondFactors(ayse.id)],
];

const sessionOf = ({ id: userId }: Account, tokenHash: string): Session => ({
  tokenHash,
  userId,
  way: "passkey",
  device: "Chrome, Android",
  createdAt: NOON,
  usedAt: NOON,
  provenAt: NOON,
});

describe.each(ENGINES)("proofs on $engine", ({ newLocation }) => {
  test.each(CHANGES)("from before %s open no session, later ones do", async (_, change) => {
    const opened = await openAccounts(await newLocation());
    const { accounts, factors, ayse } = opened;
    const other = await accounts.createAccount(OTHER);
    const challenge = { hash: "yarım", kind: "second-step", userId: ayse.id, endsAt: SOON } as const;
    await factors.saveChallenge(challenge, NOON);
    await change(opened);
    await expect(accounts.createSession(sessionOf(ayse, "geç"), ayse.proofs)).rejects.toMatchObject(CHANGED);
    expect(await accounts.findSession("geç")).toBeUndefined();
    expect(await factors.findChallenge("yarım", "second-step", NOON)).toBeUndefined();
    const { proofs } = (await accounts.findAccountById(ayse.id)) ?? ayse;
    await accounts.createSession(sessionOf(ayse, "sonra"), proofs);
    await accounts.createSession(sessionOf(other, "başka"), other.proofs);
  });

  test("a sign-in at the same time as a password change is refused or ended", async () => {
    const { accounts, ayse } = await openAccounts(await newLocation());
    const names = ["bir", "iki", "üç"];
    const signIns = names.map((name) => accounts.createSession(sessionOf(ayse, name), ayse.proofs));
    await Promise.allSettled([...signIns, accounts.changePassword(ayse.id, CHANGE)]);
    expect(await accounts.listSessions(ayse.id)).toEqual([]);
  });

  test("an ended session, or one of another user, can add neither a passkey nor an identity nor codes", async () => {
    const { accounts, factors, ayse } = await openAccounts(await newLocation());
    const ended = await signedIn(accounts, ayse);
    await factors.begin(ended, "ANAHTAR");
    await accounts.removeSession(ended.tokenHash);
    const foreign = { ...(await signedIn(accounts, await accounts.createAccount(OTHER))), userId: ayse.id };
    for (const requester of [ended, foreign]) {
      for (const request of [
        () => factors.addPasskey(requester, { ...PHONE, id: "hırsızın" }),
        () => accounts.addIdentityTo(requester, GOOGLE),
        () => factors.begin(requester, "BASKA"),
        () => factors.turnOn(requester, "ANAHTAR", { step: 7, recoveryHashes: ["a"] }),
      ]) {
        await expect(request()).rejects.toMatchObject(CHANGED);
      }
    }
    expect(await factors.listPasskeys(ayse.id)).toEqual([PHONE]);
    expect(await accounts.identitiesOf(ayse.id)).toEqual([]);
    expect(await factors.find(ayse.id)).toEqual({ key: "ANAHTAR", isOn: false });
  });
});
