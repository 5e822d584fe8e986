import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWorkshop, type Workshop } from "./workshop.ts";

const SOON = { timeout: 20_000 };

const warn = vi.fn<(event: string, fields: { reason: string }) => void>();
let workshop: Workshop;

const open = (idleMs?: number) => {
  workshop = openWorkshop({ warn, ...(idleMs !== undefined && { idleMs }) });
  return workshop;
};

afterEach(async () => {
  await workshop.close();
  warn.mockClear();
});

const upload = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#f4bcc6" } })
    .png()
    .toBuffer();

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

let others: readonly number[];

beforeEach(() => {
  others = children();
});

/** What the workshop has started: one process, or none. Shops of other tests may still have theirs. */
const started = () => children().filter((pid) => !others.includes(pid));

const NO_CUT = { turn: 0, tilt: 0, crop: null, background: null } as const;

test("a picture is read, cut and made smaller as in the shop's own process", async () => {
  const { reEncode, cutPicture, encodePicture } = open();
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
  await expect(open().reEncode(Buffer.from("GIF89a"))).rejects.toMatchObject({
    code: "wrong-type",
    message: "Görsel JPEG, PNG, WebP ya da AVIF olmalı",
  });
});

test("who waits when the process dies is told to try again, and the next finds a new one", async () => {
  const { reEncode } = open();
  const first = await upload();
  await reEncode(first);
  const [child] = started();
  if (child === undefined) throw new Error("The workshop has started nothing");
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

test("the process goes when nobody has asked for a while, and when the shop closes", async () => {
  const { reEncode } = open(10);
  await reEncode(await upload());
  await vi.waitFor(() => expect(started()).toEqual([]), SOON);
  expect(await reEncode(await upload())).toMatchObject({ width: 60 });
  await workshop.close();
  expect(started()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
