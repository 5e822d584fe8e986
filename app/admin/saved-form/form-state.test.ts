import { expect, test } from "vitest";
import { type FormEvent, type FormState, formAfter, formView } from "./form-state.ts";

type Draft = { name: string; phone: string; links: string[] };
type Row = { revision: number; values: Draft };

const edited = {
  fields: ["name", "phone", "links"] as const,
  draftOf: (row: Row | undefined): Draft => row?.values ?? { name: "", phone: "", links: [] },
};

const rowOf = (changes: Partial<Draft>, revision = 1): Row => ({
  revision,
  values: { name: "Kurdele", phone: "0532", links: [], ...changes },
});

function stateAfter(events: readonly FormEvent<Row, Draft>[], row: Row | undefined = rowOf({})) {
  const begun: FormState<Row, Draft> = {
    row,
    before: edited.draftOf(row),
    changes: {},
    choices: {},
    errors: {},
    refusal: undefined,
    refusals: 0,
    isBusy: false,
  };
  return events.reduce((state, event) => formAfter(edited, state, event), begun);
}

const typed = (changes: Partial<Draft>) => ({ kind: "typed", changes }) as const;

test("what is typed during a save stays, also after the form was closed and continued meanwhile, and what was sent does not", () => {
  const sent = { name: "Fiyonk", links: ["a"] };
  const saved = { kind: "saved" as const, row: rowOf({ name: "Fiyonk" }, 2), sent };
  const all = stateAfter([typed({ name: "Fiyonk", links: ["a"] }), { kind: "sent" }, saved, { kind: "ended" }]);
  expect(all).toMatchObject({ row: { revision: 2 }, changes: {}, isBusy: false });
  expect(formView(edited, all).isHalfDone).toBe(false);

  const more = stateAfter([
    typed({ name: "Fiyonk", links: ["a"] }),
    { kind: "sent" },
    typed({ phone: "0533" }),
    // Read back from this device, so that it is another list with the same items.
    typed({ links: ["a"] }),
    saved,
  ]);
  expect(more.changes).toEqual({ phone: "0533" });
  expect(formView(edited, more)).toMatchObject({ draft: { name: "Fiyonk", phone: "0533" }, isHalfDone: true });
});

test("an undo brings back the earlier value of a field, and what was typed in another one stays", () => {
  const state = stateAfter([typed({ phone: "0544" }), { kind: "found", row: rowOf({ name: "Fiyonk" }, 3) }]);
  expect(formView(edited, state)).toMatchObject({ draft: { name: "Fiyonk", phone: "0544" }, conflicts: [] });
});

test("a field that two people changed waits for a choice, and typing in it chooses the typed version", () => {
  const conflict = [typed({ name: "Benim" }), { kind: "found", row: rowOf({ name: "Onların" }, 2) }] as const;
  const open = stateAfter(conflict);
  expect(formView(edited, open)).toMatchObject({ unresolved: ["name"], conflicts: ["name"] });
  expect(formView(edited, open).mergedInto(rowOf({ name: "Onların" }, 2))).toBeUndefined();

  const theirs = stateAfter([...conflict, { kind: "chosen", fields: ["name"], choice: "theirs" }]);
  expect(formView(edited, theirs)).toMatchObject({ unresolved: [], conflicts: ["name"], draft: { name: "Onların" } });
  expect(formView(edited, theirs)).toMatchObject({ typed: { name: "Benim" }, isChanged: false, isHalfDone: true });

  const mine = stateAfter([...conflict, typed({ name: "Benimki" })]);
  expect(formView(edited, mine)).toMatchObject({ unresolved: [], draft: { name: "Benimki" } });
});

test("an error goes when its field is typed in, that of a list with any of its items, and each refusal counts", () => {
  const errors = { name: "Adı gerekli", "links.0.url": "Adres geçersiz", phone: "Numara geçersiz" };
  const refused = stateAfter([
    { kind: "refused", errors },
    { kind: "refused", errors, refusal: "Kaydedilemedi" },
  ]);
  expect(refused).toMatchObject({ errors, refusal: "Kaydedilemedi", refusals: 2 });
  const changed = formAfter(edited, refused, typed({ links: [] }));
  expect(changed).toMatchObject({ errors: { name: "Adı gerekli", phone: "Numara geçersiz" }, refusals: 2 });
  expect(changed.refusal).toBeUndefined();
  expect(formAfter(edited, changed, { kind: "sent" })).toMatchObject({ errors: {}, isBusy: true });
});

test("what was removed meanwhile keeps all that its form shows, so that it can be saved anew", () => {
  const gone = stateAfter([typed({ phone: "0544" }), { kind: "found", row: undefined, refusal: "Silindi" }]);
  expect(gone).toMatchObject({ row: undefined, refusal: "Silindi" });
  expect(formView(edited, gone).draft).toEqual({ name: "Kurdele", phone: "0544", links: [] });
});
