import { beforeEach, expect, test, vi } from "vitest";
import { preparePhoto } from "./prepared-photo.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const JPEG = bytes("\xff\xd8\xff\xe0\x00\x10JFIF");
const PNG = bytes("\x89PNG\r\n\x1a\n");
const WEBP = bytes("RIFF\x24\x00\x00\x00WEBPVP8 ");
const HEIC = bytes("\x00\x00\x00\x24ftypheic\x00\x00\x00\x00");
const GIF = bytes("GIF89a");

const CONVERTED = new Blob(["less"], { type: "image/jpeg" });

beforeEach(() => {
  vi.stubGlobal("document", {
    createElement: () => ({
      getContext: () => null,
      toDataURL: () => "data:image/jpeg,",
      toBlob: (take: (blob: Blob) => void) => take(CONVERTED),
    }),
  });
});

const decodesAs = (width: number, height: number) =>
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close() {} }));

const decodesNothing = () =>
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "InvalidStateError")));

test.each([
  ["image/jpeg", JPEG],
  ["image/png", PNG],
  ["image/webp", WEBP],
])("a small %s is sent unchanged, its type read from the first bytes and not from the name", async (type, head) => {
  decodesAs(800, 600);
  const photo = await preparePhoto(new File([head], "foto.txt", { type: "text/plain" }));
  expect(photo.ok && photo.body.type).toBe(type);
  expect(photo.ok && (await photo.body.bytes())).toEqual(head);
});

test("a picture of another type or too wide is converted", async () => {
  decodesAs(800, 600);
  expect(await preparePhoto(new Blob([GIF]))).toMatchObject({ ok: true, body: CONVERTED });
  decodesAs(4000, 3000);
  expect(await preparePhoto(new Blob([JPEG]))).toMatchObject({ ok: true, body: CONVERTED });
});

const word = (value: number) => [value >> 8, value & 0xff];
const long = (value: number) => [...word(value >> 16), ...word(value & 0xffff)];
const sideOfWebp = (value: number) => [...word(value - 1).toReversed(), 0];

const HUGE: [string, number[]][] = [
  ["PNG", [...PNG, ...long(13), ...bytes("IHDR"), ...long(12_000), ...long(12_000)]],
  [
    "JPEG",
    [0xff, 0xd8, 0xff, 0xe1, ...word(6), 1, 2, 3, 4, 0xff, 0xc2, ...word(17), 8, ...word(12_000), ...word(12_000)],
  ],
  ["WebP", [...bytes("RIFF\x24\0\0\0WEBPVP8X"), ...long(0), ...long(0), ...sideOfWebp(12_000), ...sideOfWebp(12_000)]],
];

test.each(HUGE)("a %s with more pixels than a phone can hold is refused before it is decoded", async (_, head) => {
  const open = vi.fn<() => void>();
  vi.stubGlobal("createImageBitmap", open);
  const huge = { ok: false, why: expect.stringContaining("çok büyük") };
  expect(await preparePhoto(new Blob([Uint8Array.from(head)]))).toMatchObject(huge);
  expect(await preparePhoto(new Blob([Uint8Array.from(head), new Uint8Array(1000)]))).toMatchObject(huge);
  expect(open).not.toHaveBeenCalled();
});

test("a file of more than 50 MB is refused", async () => {
  const photo = new File([JPEG], "foto.jpg");
  Object.defineProperty(photo, "size", { value: 50_000_001 });
  expect(await preparePhoto(photo)).toMatchObject({ ok: false, why: expect.stringContaining("50 MB") });
});

test("HEIC that the browser cannot open has advice of its own, other than a file that is no picture", async () => {
  decodesNothing();
  expect(await preparePhoto(new Blob([HEIC]))).toMatchObject({ ok: false, why: expect.stringContaining("HEIC") });
  expect(await preparePhoto(new Blob(["resim değil"]))).toMatchObject({
    ok: false,
    why: expect.stringMatching(/^Bu dosya görsel olarak açılamadı/),
  });
});

test("a cut JPEG is called damaged, and nobody asks for another type", async () => {
  decodesNothing();
  expect(await preparePhoto(new Blob([JPEG]))).toMatchObject({
    ok: false,
    why: expect.stringMatching(/bozuk ya da yarım/),
  });
});

test("an unreadable file in the cloud is refused with a reason, an unexpected error is thrown", async () => {
  const inTheCloud = new File([JPEG], "foto.jpg");
  inTheCloud.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    return part;
  };
  expect(await preparePhoto(inTheCloud)).toMatchObject({ ok: false, why: expect.stringContaining("Bulutta") });
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new RangeError("broken")));
  await expect(preparePhoto(new Blob([JPEG]))).rejects.toThrow("broken");
});
