import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Picture } from "../../domain/catalog/media.ts";
import { FIRST_LOOK } from "../../domain/look/look.ts";
import { worn } from "../../domain/look/palette.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

const TIMEOUT = { timeout: 20_000 };

const warn = vi.fn<(event: string, fields: { reason: string }) => void>();
let workshop: Workshop;

const open = (limits: { idleMs?: number; timeoutMs?: number } = {}) => {
  workshop = openWorkshop({ warn, ...limits });
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

const reEncode = (bytes: Uint8Array): Promise<Picture> => workshop.reEncode(bytes);

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

let earlierChildren: readonly number[];

beforeEach(() => {
  earlierChildren = children();
});

/** The processes that this workshop has started: one or none. Shops of other tests may still have theirs. */
const started = () => children().filter((pid) => !earlierChildren.includes(pid));

function startedChild(): number {
  const [child] = started();
  if (child === undefined) throw new Error("The workshop has started no process");
  return child;
}

const NO_CUT = { turn: 0, tilt: 0, crop: null, background: null } as const;

test("a picture is read, cut and made smaller in the child process", async () => {
  const { cutPicture, encodePicture } = open();
  const picture = await reEncode(await upload());
  expect(picture).toMatchObject({ width: 60, height: 40, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await cutPicture(picture, { ...NO_CUT, turn: 90 })).toMatchObject({ width: 40, height: 60 });
  const small = await encodePicture(picture.bytes, { width: 320, format: "jpg" });
  expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 60 });
});

test("a share card is drawn in the child process", async () => {
  const brand = { name: "Fiyonk", colors: worn(FIRST_LOOK), face: FIRST_LOOK.face, logo: FIRST_LOOK.logo };
  const card = { brand, title: "Ayıcık", tint: { light: "#fdf1d3", deep: "#f3d48a" }, photos: [] };
  const drawn = await open().drawShare({ ...card, price: "₺1.299,90" });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
});

test("a refusal keeps its code and its sentence", async () => {
  open();
  await expect(reEncode(Buffer.from("GIF89a"))).rejects.toMatchObject({
    code: "wrong-type",
    message: "Görsel JPEG, PNG, WebP ya da AVIF olmalı",
  });
});

test("a job fails as unavailable when the process dies, and the next job starts a new process", async () => {
  open();
  const first = await upload();
  await reEncode(first);
  const child = startedChild();
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const pending = reEncode(large);
  process.kill(child, "SIGKILL");
  await expect(pending).rejects.toMatchObject({ code: "unavailable" });
  expect(warn.mock.calls).toEqual([["workshop_ended", { reason: "SIGKILL" }]]);
  expect(await reEncode(first)).toMatchObject({ width: 60 });
});

test("a picture that exceeds the timeout ends the process and fails as unavailable", async () => {
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

test("the process ends after an idle time, and when the shop closes", async () => {
  open({ idleMs: 10 });
  await reEncode(await upload());
  await vi.waitFor(() => expect(started()).toEqual([]), TIMEOUT);
  expect(await reEncode(await upload())).toMatchObject({ width: 60 });
  await workshop.close();
  expect(started()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});
