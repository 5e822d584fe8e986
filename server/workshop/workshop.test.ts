import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Picture } from "../../domain/catalog/media.ts";
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

async function reEncode(bytes: Uint8Array): Promise<Picture> {
  const brought = await workshop.bring([bytes]);
  return brought.reEncode().finally(brought.leave);
}

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

const warned = () => vi.waitFor(() => expect(warn).toHaveBeenCalled(), SOON);

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

/** What is sent after the second piece is up to the test. */
async function* inTheMiddleOf(bytes: Uint8Array, middle: () => void) {
  yield bytes.subarray(0, 20);
  yield bytes.subarray(20, 40);
  middle();
  yield bytes.subarray(40);
}

test("who is sending when the process dies is told to try again, and the next finds a new one", async () => {
  open();
  const whole = await upload();
  await reEncode(whole);
  const pid = onlyStarted();
  const sending = inTheMiddleOf(whole, () => process.kill(pid, "SIGKILL"));
  const made = workshop.bring(sending).then(({ reEncode }) => reEncode());
  await expect(made).rejects.toMatchObject({ code: "unavailable" });
  await warned();
  expect(await reEncode(whole)).toMatchObject({ width: 60 });
});

test("an upload that breaks off is forgotten there", async () => {
  open(10);
  const gone = new Error("the sender has gone");
  const sending = inTheMiddleOf(await upload(), () => {
    throw gone;
  });
  await expect(workshop.bring(sending)).rejects.toBe(gone);
  await vi.waitFor(() => expect(started()).toEqual([]), SOON);
});

test("what waits there for its turn keeps the process, until it is left", async () => {
  open(10);
  const { reEncode: make, leave } = await workshop.bring([await upload()]);
  await reEncode(await upload());
  expect(await make()).toMatchObject({ width: 60 });
  leave();
  await vi.waitFor(() => expect(started()).toEqual([]), SOON);
});

test("the process goes when nobody has asked for a while, and when the shop closes", async () => {
  open(10);
  await reEncode(await upload());
  await vi.waitFor(() => expect(started()).toEqual([]), SOON);
  expect(await reEncode(await upload())).toMatchObject({ width: 60 });
  await workshop.close();
  expect(started()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
