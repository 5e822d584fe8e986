import { expect, test } from "vitest";
import type { KeptCopy } from "../../domain/backup/kept-copies.ts";
import { ShopError } from "../../domain/error.ts";
import { createNightlyCopy } from "./backups.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
const COPY: KeptCopy = { name: "", kind: "nightly", at: "2026-11-24T01:00:05.000Z", bytes: 7, isFull: false };
const TONIGHT = new Date("2026-11-25T01:00:00Z");

function openNightlyCopy({ dueAt = TONIGHT, save = async () => "" } = {}) {
  const logged: string[] = [];
  const note = (event: string) => logged.push(event);
  const nightly = createNightlyCopy({
    backups: { save, list: async () => [{ ...COPY, kind: "before-restore", at: NOW.toISOString() }, COPY] },
    jobs: { list: async () => [{ name: "nightly-copy", dueAt }] },
    now: () => NOW,
    log: { info: note, warn: note },
  });
  return { ...nightly, logged };
}

test("the panel learns when the last nightly copy was made", async () => {
  expect(await openNightlyCopy().state()).toEqual({ lastAt: COPY.at, isFailing: false, reason: null });
});

test("a failure is told with its sentence until a copy succeeds", async () => {
  const { task, state, logged } = openNightlyCopy();
  task.failed(new ShopError("unavailable", "Sunucunun diskinde kopya için yer kalmadı"));
  expect(await state()).toMatchObject({ isFailing: true, reason: "Sunucunun diskinde kopya için yer kalmadı" });
  await task.run("", async () => {});
  expect(await state()).toMatchObject({ isFailing: false, reason: null });
  expect(logged).toEqual(["nightly_copy_failed", "nightly_copy_made"]);
});

test("an unexpected cause stays in the log", async () => {
  const { task, state } = openNightlyCopy();
  task.failed(new Error("EIO"));
  expect(await state()).toMatchObject({ isFailing: true, reason: null });
});

test("a night that no process worked in is told a day later", async () => {
  expect(await openNightlyCopy({ dueAt: new Date("2026-11-24T01:00:00Z") }).state()).toMatchObject({
    isFailing: false,
  });
  expect(await openNightlyCopy({ dueAt: new Date("2026-11-23T01:00:00Z") }).state()).toMatchObject({ isFailing: true });
});
