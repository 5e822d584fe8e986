import { describe, expect, test } from "vitest";
import type { Sections } from "../domain/settings/sections.ts";
import { contentsNow, restoreContents, textOfContents } from "../tests/support/backup/contents-now.ts";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { openLedger } from "../tests/support/databases/open-ledger.ts";
import { DERYA } from "../tests/support/orders/sample-orders.ts";
import { FIRST_SETTINGS } from "../tests/support/sample-shop.ts";
import { createAccounts } from "./account/stored-accounts.ts";
import { createMedia } from "./stored-media.ts";
import { createSections } from "./stored-sections.ts";

type Shared = Sections["shared-words"]["shared"][number];

const hashOf = (letter: string) => letter.repeat(64);
const photoOf = (letter: string) => `/media/${hashOf(letter)}.webp`;

const AYSE: Shared = {
  id: "ayse",
  text: "Kutuyu görünce ağladım",
  photo: photoOf("a"),
  name: "Ayşe",
  consent: { who: "Ayşe Yılmaz", day: "2026-11-20", way: "whatsapp", parts: ["text", "photo", "name"] },
};
const NUR: Shared = {
  ...AYSE,
  ...{ id: "nur", text: "Çok hızlı geldi", photo: photoOf("b"), name: "Nur" },
  consent: { ...AYSE.consent, who: "Nur Demir" },
};

describe.each(ENGINES)("what a customer let the owner share on $engine", ({ newLocation }) => {
  async function openWords() {
    const database = await openFor(await newLocation());
    const { db, store } = database;
    const owner = { name: "Derya", email: "derya@posta.example", passwordHash: null, role: "admin" } as const;
    await createAccounts(db).createAccount(owner);
    const sections = createSections(store, FIRST_SETTINGS.sections);
    const ledger = openLedger(store);
    const media = createMedia(db);
    for (const letter of ["a", "b", "c"]) {
      const bytes = new Uint8Array([1]);
      await media.savePicture(
        { hash: hashOf(letter), width: 1, height: 1, bytes },
        letter === "a" ? hashOf("c") : undefined,
      );
    }
    const save = (shared: Shared[]) => sections.save("shared-words", { readOn: "2026-11-20", shared }, { by: DERYA });
    const shared = async () => (await sections.find("shared-words")).values.shared.map(({ id }) => id);
    const everything = async () =>
      JSON.stringify([
        await db.selectFrom("settings").selectAll().execute(),
        await db.selectFrom("events").selectAll().execute(),
        await media.listHashes(),
      ]);
    return { ...database, sections, ledger, media, save, shared, everything };
  }

  test("goes from page, history and pictures by one tap; what others shared stays", async () => {
    const { ledger, media, save, shared, everything } = await openWords();
    await save([AYSE]);
    await save([{ ...AYSE, text: "Kutuyu açınca ağladım" }, NUR]);
    const { pictures } = await ledger.takeDownWord("ayse", DERYA);
    expect(await shared()).toEqual(["nur"]);
    expect(await everything()).not.toMatch(/Ayşe|ağladım|a{64}|c{64}/);
    expect(pictures.toSorted()).toEqual([hashOf("a"), hashOf("c")]);
    expect(await media.listHashes()).toEqual([hashOf("b")]);
    await expect(ledger.takeDownWord("ayse", DERYA)).rejects.toMatchObject({ code: "not-found" });
  });

  test("comes back by no undo and no earlier version", async () => {
    const { sections, ledger, save, shared, everything } = await openWords();
    const steps = [await save([AYSE]), await save([AYSE, NUR]), await save([NUR])].map(({ step }) => step);
    await save([AYSE, NUR]);
    await ledger.takeDownWord("ayse", DERYA);
    for (const step of steps.toReversed()) await ledger.undoStep(step ?? "", DERYA).catch(() => {});
    for (const { id } of await sections.listEvents("shared-words")) {
      await sections.revertTo("shared-words", id, DERYA).catch(() => {});
      expect(await shared()).not.toContain("ayse");
    }
    expect(await everything()).not.toMatch(/Ayşe|ağladım/);
  });

  test("is not brought back by a form that was open meanwhile", async () => {
    const { sections, ledger, save, shared, everything } = await openWords();
    await save([AYSE, NUR]);
    await ledger.takeDownWord("ayse", DERYA);
    const { values } = await save([AYSE, { ...NUR, text: "Hızlı geldi" }]);
    expect(values.shared.map(({ text }) => text)).toEqual(["Hızlı geldi"]);
    expect(await shared()).toEqual(["nur"]);
    expect(await sections.listEvents("shared-words")).not.toHaveLength(0);
    expect(await everything()).not.toMatch(/Ayşe|ağladım/);
  });

  test("is erased again from a full copy that is restored later", async () => {
    const shop = await openWords();
    await shop.save([AYSE, NUR]);
    const contents = await contentsNow(shop, true);
    await shop.ledger.takeDownWord("ayse", DERYA);
    await restoreContents(shop, contents);
    expect(await shop.shared()).toEqual(["nur"]);
    expect(await shop.everything()).not.toMatch(/Ayşe|ağladım|a{64}/);
  });

  test("is in no copy without persons, which leaves here what is here", async () => {
    const shop = await openWords();
    await shop.save([AYSE, NUR]);
    const contents = await contentsNow(shop, false);
    expect(await textOfContents(contents)).not.toMatch(/Ayşe|ağladım|a{64}|b{64}|c{64}/);
    await restoreContents(shop, contents);
    expect(await shop.shared()).toEqual(["ayse", "nur"]);
  });

  test("keeps a photo that the owner shows elsewhere", async () => {
    const { sections, ledger, media, save } = await openWords();
    await save([AYSE]);
    const { values } = await sections.find("maker");
    await sections.save("maker", { ...values, pictures: [photoOf("a")] }, { by: DERYA });
    expect((await ledger.takeDownWord("ayse", DERYA)).pictures).not.toContain(hashOf("a"));
    expect(await media.listHashes()).toContain(hashOf("a"));
  });
});
