import { describe, expect, test } from "vitest";
import type { Author } from "../domain/ledger.ts";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { openLedger } from "../tests/support/databases/open-ledger.ts";
import { FIRST_SETTINGS } from "../tests/support/sample-shop.ts";
import { createSections, readSections } from "./stored-sections.ts";
import { createTroubles } from "./troubled-rows.ts";

const AYSE: Author = { id: "ayse", name: "Ayşe", reach: "shop" };
const first = FIRST_SETTINGS.sections;

describe.each(ENGINES)("sections of the settings on $engine", ({ newLocation }) => {
  const openSections = async () => {
    const { db, store } = await openFor(await newLocation());
    const sections = createSections(store, first);
    const saveContact = (values: Partial<typeof first.contact>, expectedRevision?: number) =>
      sections.save("contact", { ...first.contact, ...values }, { by: AYSE, expectedRevision });
    const undo = (step = "") => openLedger(store).undoStep(step, AYSE);
    return { db, store, sections, saveContact, undo, readAll: () => readSections(store.read, first) };
  };

  test("until the owner saves one, all have their first values", async () => {
    const { sections, readAll } = await openSections();
    expect(await readAll()).toEqual(first);
    expect(await sections.find("slides")).toEqual({ revision: 0, values: first.slides });
  });

  test("a saved section is read back with its revision, the others stay", async () => {
    const { store, sections, saveContact, readAll } = await openSections();
    const done = await saveContact({ name: "Kurdele 🎀", phone: "905321234567" });
    expect(done.revision).toBe(store.revision());
    expect((await sections.find("contact")).values).toEqual({
      ...first.contact,
      name: "Kurdele 🎀",
      phone: "905321234567",
    });
    expect(await readAll()).toEqual({ ...first, contact: done.values });
  });

  test("a field with its first value is not stored, so it follows a later first value", async () => {
    const { store, sections, saveContact } = await openSections();
    await saveContact({ phone: "905321234567" });
    const later = createSections(store, { ...first, contact: { ...first.contact, name: "Yeni Ad" } });
    expect((await later.find("contact")).values).toMatchObject({ name: "Yeni Ad", phone: "905321234567" });
    expect(await sections.listEvents("contact")).toMatchObject([
      { by: "Ayşe", kind: "change", changes: { phone: { before: "", after: "905321234567" } } },
    ]);
  });

  test("tells its earlier values with their moments, also those of an undo", async () => {
    const { store, sections, saveContact, undo } = await openSections();
    const one = await saveContact({ name: "Kurdele" });
    const two = await saveContact({ name: "Fiyonk" });
    await undo(two.step);
    const { price, changes } = await sections.revised("contact");
    expect(price.name).toBe("Kurdele");
    expect(changes.map(({ revision, before, after }) => [revision, before.name, after.name])).toEqual([
      [one.revision, first.contact.name, "Kurdele"],
      [two.revision, "Kurdele", "Fiyonk"],
      [store.revision(), "Fiyonk", "Kurdele"],
    ]);
    expect((await sections.revised("hours")).changes).toEqual([]);
  });

  test("a field that only a newer program knows outlives a save", async () => {
    const { db, saveContact, undo } = await openSections();
    await saveContact({ name: "Kurdele" });
    const value = JSON.stringify({ name: "Kurdele", motto: "Her gün kurdele" });
    await db.updateTable("settings").set({ value }).where("key", "=", "contact").execute();
    const { step } = await saveContact({ name: "Fiyonk" });
    await undo(step);
    const { value: kept } = await db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "contact")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept)).toEqual({ name: "Kurdele", motto: "Her gün kurdele" });
  });

  test("returning to the state that a section has already is refused, because nothing could be undone", async () => {
    const { sections, saveContact } = await openSections();
    for (const name of ["Bir", "İki", "Bir"]) await saveContact({ name });
    const [, , oldest] = await sections.listEvents("contact");
    await expect(sections.revertTo("contact", oldest?.id ?? "", AYSE)).rejects.toMatchObject({ code: "conflict" });
  });

  test("a step is undone field by field, and an earlier version comes back", async () => {
    const { sections, saveContact, undo } = await openSections();
    const { step } = await saveContact({ name: "Kurdele", social: "@kurdele" });
    await saveContact({ name: "Fiyonkçu", social: "@kurdele" });
    expect(await undo(step)).toMatchObject({ count: 1 });
    expect((await sections.find("contact")).values).toMatchObject({ name: "Fiyonkçu", social: "" });
    const [, , oldest] = await sections.listEvents("contact");
    const back = await sections.revertTo("contact", oldest?.id ?? "", AYSE);
    expect(back.values).toMatchObject({ name: "Kurdele", social: "@kurdele" });
  });

  test("a section that cannot be read has its first values, keeps what is stored, and is told until it is saved anew", async () => {
    const { db, store, sections, saveContact, readAll } = await openSections();
    await saveContact({ name: "Kurdele" });
    const storeText = (value: string) =>
      db.updateTable("settings").set({ value }).where("key", "=", "contact").execute();
    const troubles = () => createTroubles(store, first)();
    for (const value of ["{", "[]", '{"name":""}', '{"phone":"yok"}']) {
      await storeText(value);
      expect(await readAll()).toEqual(first);
      expect((await sections.find("contact")).values).toEqual(first.contact);
      expect(await troubles()).toMatchObject([{ subject: "setting", id: "contact", name: "İletişim bilgileri" }]);
      expect((await db.selectFrom("settings").select("value").execute())[0]).toEqual({ value });
    }
    await storeText("{");
    await saveContact({});
    expect(await troubles()).toEqual([]);
    expect((await db.selectFrom("settings").select("value").execute())[0]).toEqual({ value: "{}" });
    expect(await sections.listEvents("contact")).toHaveLength(2);
  });

  test("a slide that cannot be read is left out, and the others stay", async () => {
    const { db, store, sections, readAll } = await openSections();
    const [good, ...others] = FIRST_SETTINGS.firstShelves.slides;
    await sections.save(
      "slides",
      { slides: [...others, ...(good ? [{ ...good, title: "Benim" }] : [])] },
      { by: AYSE },
    );
    const stored = await db.selectFrom("settings").select("value").executeTakeFirstOrThrow();
    const { slides } = JSON.parse(stored.value);
    slides[0] = { ...slides[0], from: "2026-05-02", until: "2026-05-01" };
    await db
      .updateTable("settings")
      .set({ value: JSON.stringify({ slides }) })
      .execute();
    const { slides: read } = (await readAll()).slides;
    expect(read.map(({ title }) => title)).toEqual([others[1]?.title, "Benim"]);
    expect(await createTroubles(store, first)()).toMatchObject([
      { id: "slides", words: "Slaytlar, 1. sıra: Son gün ilk günden önce olamaz" },
    ]);
    await sections.save("slides", { slides: [...read] }, { by: AYSE });
    expect(await createTroubles(store, first)()).toEqual([]);
  });
});
