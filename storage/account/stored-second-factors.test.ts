import { describe, expect, test } from "vitest";
import type { Passkey } from "../../domain/account/second-factors.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { signedIn } from "../../tests/support/databases/signed-in.ts";
import { createAccounts } from "./stored-accounts.ts";
import { createSecondFactors } from "./stored-second-factors.ts";

const NOON = new Date("2025-06-01T12:00:00.000Z");
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

const OWNER = { name: "Fiyonk Sahibi", email: "sahibi@ornek.com", passwordHash: "$argon2id$x", role: "admin" } as const;
const AYSE = { name: "Ayşe Yıldız", email: "ayse@ornek.com", passwordHash: "$argon2id$y", role: "customer" } as const;

const PHONE: Passkey = {
  id: "telefon",
  publicKey: "pQECAyYgASFYIA",
  counter: 4_294_967_294,
  transports: ["internal", "hybrid"],
  name: "Android telefon",
  madeAt: NOON,
  usedAt: null,
};

describe.each(ENGINES)("second factors on $engine", ({ newLocation }) => {
  async function openFactors() {
    const { db } = await openFor(await newLocation());
    const accounts = createAccounts(db);
    const factors = createSecondFactors(db);
    const [owner, ayse] = [await accounts.createAccount(OWNER), await accounts.createAccount(AYSE)];
    const [asOwner, asAyse] = [await signedIn(accounts, owner), await signedIn(accounts, ayse)];
    return { accounts, factors, owner, ayse, asOwner, asAyse };
  }

  test("a key is in use once a code has proven it, and can then no longer be replaced", async () => {
    const { factors, owner, asOwner } = await openFactors();
    expect(await factors.find(owner.id)).toBeUndefined();
    await factors.begin(asOwner, "BIRINCI");
    await factors.begin(asOwner, "IKINCI");
    expect(await factors.find(owner.id)).toEqual({ key: "IKINCI", isOn: false });
    expect(await factors.spendStep(owner.id, 7)).toBe(false);
    const proof = { step: 7, recoveryHashes: ["a", "b"] };
    await expect(factors.turnOn(asOwner, "BIRINCI", proof)).rejects.toMatchObject({ code: "conflict" });
    expect(await factors.countRecoveries(owner.id)).toBe(0);
    await factors.turnOn(asOwner, "IKINCI", proof);
    expect(await factors.find(owner.id)).toEqual({ key: "IKINCI", isOn: true });
    await expect(factors.begin(asOwner, "UCUNCU")).rejects.toMatchObject({ code: "conflict" });
    await expect(factors.turnOn(asOwner, "IKINCI", proof)).rejects.toMatchObject({ code: "conflict" });
    expect(await factors.find(owner.id)).toEqual({ key: "IKINCI", isOn: true });
  });

  test("each step and each recovery code can be used once, also at the same time", async () => {
    const { factors, owner, ayse, asOwner } = await openFactors();
    await factors.begin(asOwner, "ANAHTAR");
    await factors.turnOn(asOwner, "ANAHTAR", { step: 7, recoveryHashes: ["a", "b"] });
    expect(await factors.spendStep(owner.id, 7)).toBe(false);
    const both = await Promise.all([factors.spendStep(owner.id, 8), factors.spendStep(owner.id, 8)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await factors.spendStep(owner.id, 7)).toBe(false);
    expect(await factors.spendRecovery(ayse.id, "a")).toBe(false);
    const twice = await Promise.all([factors.spendRecovery(owner.id, "a"), factors.spendRecovery(owner.id, "a")]);
    expect(twice.toSorted()).toEqual([false, true]);
    expect(await factors.countRecoveries(owner.id)).toBe(1);
    await factors.turnOff(owner.id);
    expect(await factors.find(owner.id)).toBeUndefined();
    expect(await factors.countRecoveries(owner.id)).toBe(0);
  });

  test("a passkey leads to its user, and its counter only changes from the expected value", async () => {
    const { factors, owner, ayse, asOwner, asAyse } = await openFactors();
    await factors.addPasskey(asAyse, PHONE);
    await expect(factors.addPasskey(asOwner, PHONE)).rejects.toMatchObject({ code: "conflict" });
    expect(await factors.findPasskey(PHONE.id)).toEqual({ passkey: PHONE, userId: ayse.id });
    const both = await Promise.all([
      factors.notePasskeyUse(PHONE, 4_294_967_295, minutesLater(1)),
      factors.notePasskeyUse(PHONE, 4_294_967_295, minutesLater(1)),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await factors.listPasskeys(ayse.id)).toEqual([
      { ...PHONE, counter: 4_294_967_295, usedAt: minutesLater(1) },
    ]);
    await expect(factors.removePasskey(owner.id, PHONE.id)).rejects.toMatchObject({ code: "not-found" });
    await factors.removePasskey(ayse.id, PHONE.id);
    expect(await factors.findPasskey(PHONE.id)).toBeUndefined();
    expect(await factors.notePasskeyUse(PHONE, 0, NOON)).toBe(false);
  });

  test("a user has at most twenty passkeys, also when the last two are added at the same time", async () => {
    const { factors, ayse, asAyse } = await openFactors();
    for (let n = 0; n < 19; n += 1) await factors.addPasskey(asAyse, { ...PHONE, id: `cihaz-${n}` });
    const last = ["telefon", "tablet"].map((id) => factors.addPasskey(asAyse, { ...PHONE, id }));
    expect((await Promise.allSettled(last)).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(factors.addPasskey(asAyse, { ...PHONE, id: "saat" })).rejects.toMatchObject({ code: "conflict" });
    expect(await factors.listPasskeys(ayse.id)).toHaveLength(20);
  });

  test("a removed account accepts nothing, and its user is asked to sign in", async () => {
    const { accounts, factors, ayse, asAyse } = await openFactors();
    await factors.begin(asAyse, "ANAHTAR");
    await accounts.removeAccount(ayse.id);
    const challenge = { hash: "soru", kind: "passkey-making", userId: ayse.id, endsAt: minutesLater(5) } as const;
    for (const request of [
      () => factors.addPasskey(asAyse, PHONE),
      () => factors.begin(asAyse, "ANAHTAR"),
      () => factors.turnOn(asAyse, "ANAHTAR", { step: 7, recoveryHashes: ["a"] }),
      () => factors.saveChallenge(challenge, NOON),
    ]) {
      await expect(request()).rejects.toMatchObject({
        code: "unauthenticated",
        message: "Bu hesap az önce değişti, yeniden giriş yap",
      });
    }
  });

  test("a challenge has a kind and an end, and can be spent once", async () => {
    const { factors, owner, ayse } = await openFactors();
    const save = (hash: string, userId: string, now = NOON) =>
      factors.saveChallenge({ hash, kind: "second-step", userId, endsAt: new Date(now.getTime() + 300_000) }, now);
    await save("sahibin", owner.id);
    await save("onun", ayse.id);
    expect(await factors.findChallenge("sahibin", "second-step", minutesLater(4))).toBe(owner.id);
    expect(await factors.findChallenge("sahibin", "passkey-making", NOON)).toBeUndefined();
    expect(await factors.findChallenge("sahibin", "second-step", minutesLater(5))).toBeUndefined();
    const both = await Promise.all([factors.spendChallenge("sahibin"), factors.spendChallenge("sahibin")]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await factors.findChallenge("sahibin", "second-step", NOON)).toBeUndefined();
    await save("ilk", owner.id);
    await save("ikinci", owner.id);
    expect(await factors.spendChallenge("ilk")).toBe(false);
    await save("sonraki", owner.id, minutesLater(6));
    expect(await factors.spendChallenge("onun")).toBe(false);
  });
});
