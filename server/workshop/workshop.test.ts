import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Picture } from "../../domain/catalog/media.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

const SOON = { timeout: 20_000 };

const warn = vi.fn<(event: string, fields: { reason: string }) => void>();
let workshop: Workshop;
let folder: string;

const open = (limits: { idleMs?: number; timeoutMs?: number } = {}) => {
  workshop = openWorkshop({ folder, warn, ...limits });
  return workshop;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fiyonk-workshop-"));
});

afterEach(async () => {
  await workshop.close();
  await rm(folder, { recursive: true });
  warn.mockClear();
});

const left = () => readdirSync(folder);

const upload = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#f4bcc6" } })
    .png()
    .toBuffer();

const reEncode = (bytes: Uint8Array): Promise<Picture> => workshop.receive([bytes], (make) => make());

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

let others: readonly number[];

beforeEach(() => {
  others = children();
});

/** What the workshop has started: one process, or none. Shops of other tests may still have theirs. */
const started = () => children().filter((pid) => !others.includes(pid));

function onlyStarted(): number {
  const [child] = started();
  if (child === undefined) throw new Error("The workshop has started nothing");
  return child;
}

const NO_CUT = { turn: 0, tilt: 0, crop: null, background: null } as const;

test("a picture is read, cut and made smaller as in the shop's own process", async () => {
  const { cutPicture, encodePicture } = open();
  const picture = await reEncode(await upload());
  expect(picture).toMatchObject({ width: 60, height: 40, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await cutPicture(picture, { ...NO_CUT, turn: 90 })).toMatchObject({ width: 40, height: 60 });
  const small = await encodePicture(picture.bytes, { width: 320, format: "jpg" });
  expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 60 });
});

test("a card to share is drawn there", async () => {
  const card = { shopName: "Fiyonk", title: "Ayıcık", tint: { light: "#fdf1d3", deep: "#f3d48a" }, photos: [] };
  const drawn = await open().drawShare({ ...card, price: "₺1.299,90" });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
});

test("a refusal comes back in its own words", async () => {
  open();
  await expect(reEncode(Buffer.from("GIF89a"))).rejects.toMatchObject({
    code: "wrong-type",
    message: "Görsel JPEG, PNG, WebP ya da AVIF olmalı",
  });
});

test("who waits when the process dies is told to try again, and the next finds a new one", async () => {
  open();
  const first = await upload();
  await reEncode(first);
  const child = onlyStarted();
  const waiting = reEncode(
    await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
  );
  process.kill(child, "SIGKILL");
  await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
  expect(warn.mock.calls).toEqual([["workshop_ended", { reason: "SIGKILL" }]]);
  expect(await reEncode(first)).toMatchObject({ width: 60 });
});

test("a picture that takes too long ends the process, says to try again, and the next finds a new one", async () => {
  open({ timeoutMs: 1 });
  await expect(reEncode(await upload())).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("yeniden dene"),
  });
  expect(warn.mock.calls).toEqual([["workshop_ended", { reason: "SIGKILL" }]]);
  await workshop.close();
  open();
  expect(await reEncode(await upload())).toMatchObject({ width: 60 });
});

test("nothing is left lying of a picture that was made, was refused or broke off on its way", async () => {
  open();
  await reEncode(await upload());
  expect(left()).toEqual([]);
  await reEncode(Buffer.from("GIF89a")).catch(() => {});
  expect(left()).toEqual([]);
  async function* brokenOff() {
    yield Buffer.from("GIF");
    expect(left()).toHaveLength(1);
    throw new Error("the sender has gone");
  }
  await expect(workshop.receive(brokenOff(), (make) => make())).rejects.toThrow("the sender has gone");
  expect(left()).toEqual([]);
});

test("what waits for its turn when the shop closes is cleared away", async () => {
  open();
  const { promise: waits, resolve } = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<never>();
  const waiting = workshop.receive([await upload()], () => {
    resolve();
    return turn.promise;
  });
  await waits;
  expect(left()).toHaveLength(1);
  await workshop.close();
  expect(left()).toEqual([]);
  turn.reject(new Error("closed"));
  await expect(waiting).rejects.toThrow("closed");
});

test("what a shop that was killed has left is removed at the start, what a running one works on stays", () => {
  const [gone, running] = [join(folder, "4194305-gone"), join(folder, `${process.ppid}-running`)];
  for (const lying of [gone, running]) mkdirSync(lying);
  open();
  expect([existsSync(gone), existsSync(running)]).toEqual([false, true]);
});

test("the process goes when nobody has asked for a while, and when the shop closes", async () => {
  open({ idleMs: 10 });
  await reEncode(await upload());
  await vi.waitFor(() => expect(started()).toEqual([]), SOON);
  expect(await reEncode(await upload())).toMatchObject({ width: 60 });
  await workshop.close();
  expect(started()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
