import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../domain/error.ts";
import { MAX_UPLOAD_BYTES } from "../http/bounded-body.ts";
import { encodedPicture, reEncode } from "./re-encode.ts";

const pink = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 250, g: 190, b: 200, alpha: 0.5 } } });

const refused = (upload: Uint8Array, code: ErrorCode) => expect(reEncode(upload)).rejects.toMatchObject({ code });

describe("an accepted upload", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "of type %s becomes a WebP picture named by its content",
    async (format) => {
      const picture = await reEncode(await pink().toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 40, height: 30, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect((await sharp(picture.bytes).metadata()).format).toBe("webp");
    },
  );

  test("keeps its transparency, and the same picture gets the same hash", async () => {
    const upload = await pink().png().toBuffer();
    const [first, second] = [await reEncode(upload), await reEncode(upload)];
    expect((await sharp(first.bytes).metadata()).hasAlpha).toBe(true);
    expect(second.hash).toBe(first.hash);
  });

  test("is fitted into 1600 pixels, and not enlarged", async () => {
    expect(await reEncode(await pink(2400, 1200).png().toBuffer())).toMatchObject({ width: 1600, height: 800 });
    expect(await reEncode(await pink(40, 20).png().toBuffer())).toMatchObject({ width: 40, height: 20 });
  });

  test("is turned upright and loses the place and the author in its metadata", async () => {
    const photo = pink(60, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: "Gizli Isim" }, IFD3: { GPSLatitude: "41/1 0/1 0/1" } });
    const upload = await photo.withMetadata({ orientation: 6 }).toBuffer();
    const picture = await reEncode(upload);
    expect(picture).toMatchObject({ width: 20, height: 60 });
    expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(picture.bytes).includes("Gizli")).toBe(false);
  });

  test("loses any bytes appended to the picture", async () => {
    const upload = Buffer.concat([await pink().png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
    const { bytes } = await reEncode(upload);
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  });
});

describe("a refused upload", () => {
  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
    [
      "an SVG with an entity",
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hosts">]><svg>&a;</svg>',
    ],
    ["a PDF", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"],
    ["a GIF that is also a script", "GIF89a=1;alert(1);//\x00\x00"],
    ["a page of HTML", "<!doctype html><script>alert(1)</script>"],
    ["a zip", "PK\x03\x04\x14\x00\x00\x00"],
    ["nothing at all", ""],
  ])("%s", (_, text) => refused(Buffer.from(text, "latin1"), "wrong-type"));

  test.each(["jpeg", "png", "webp"] as const)(
    "a %s cut off in its head, as damaged and not as another type",
    async (format) => refused((await pink().toFormat(format).toBuffer()).subarray(0, 20), "invalid"),
  );

  test.each(["gif", "tiff"] as const)("a real %s", async (format) => {
    await refused(await pink().toFormat(format).toBuffer(), "wrong-type");
  });

  test("a truncated picture", async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    await refused(whole.subarray(0, whole.length / 2), "invalid");
  });

  test("a small file that decodes to too many pixels", async () => {
    await refused(await pink(5001, 5000).png().toBuffer(), "too-large");
  });

  test.each([
    ["a dot", 15, 15],
    ["a thread", 20, 4000],
  ])("%s", async (_, width, height) => refused(await pink(width, height).png().toBuffer(), "invalid"));

  test("a file of more than 8 MB, unread", () => refused(new Uint8Array(MAX_UPLOAD_BYTES + 1), "too-large"));
});

test("a picture that exceeds the timeout is refused as unavailable, not as broken", async () => {
  const slow = pink(5000, 5000).blur(400).timeout({ seconds: 1 });
  await expect(encodedPicture(slow)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("yeniden dene"),
  });
});
