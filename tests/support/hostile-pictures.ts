import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>';

type HostilePicture = {
  name: string;
  bytes: Uint8Array;
  /** The refusal's status, or 201 for one that comes out clean. */
  status: number;
};

/** Fourteen kinds of file that broke other picture readers. They are generated; the repository holds none. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const photo = await noisePhoto(1200, 900);
  return [
    { name: "20,000 by 20,000 pixels in 48 KB", bytes: pngOf(20_000, oneBitZeros(20_000)), status: 413 },
    { name: "a header that promises 60,000 by 60,000 pixels", bytes: pngOf(60_000, deflateSync("")), status: 413 },
    { name: "a line of 1 by 65,535 pixels", bytes: await blank(1, 65_535), status: 422 },
    { name: "a JPEG that is a page of HTML too", bytes: polyglot(photo), status: 201 },
    { name: "an SVG with a script that calls itself JPEG", bytes: Buffer.from(SVG), status: 415 },
    { name: "a packed SVG that unfolds to 50 MB", bytes: gzipSync(`${SVG}${" ".repeat(50_000_000)}`), status: 415 },
    { name: "a photo cut off in the middle", bytes: photo.subarray(0, photo.length / 2), status: 422 },
    { name: "a color profile of 4 MB", bytes: withSegments(photo, 65, 0xe2, "ICC_PROFILE\0"), status: 201 },
    { name: "a text of 200 MB packed into a PNG", bytes: await withPackedText(200_000_000), status: 201 },
    { name: "a moving WebP", bytes: await moving(), status: 201 },
    { name: "a photo in printing inks", bytes: await inks(photo), status: 201 },
    { name: "a photo that tells where it was taken", bytes: await located(photo), status: 201 },
    { name: "100 MB of zeros packed", bytes: deflateSync(Buffer.alloc(100_000_000)), status: 415 },
    { name: "an iPhone's HEIC that calls itself JPEG", bytes: heicHeader(), status: 415 },
  ];
}

/** A photo of noise compresses as badly as a phone's detailed photo. */
export function noisePhoto(width: number, height: number, quality = 90): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 140, sigma: 36 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .jpeg({ quality })
    .toBuffer();
}

export const blank = (width: number, height: number, background = "#fbc") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function oneBitZeros(side: number): Buffer {
  return deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 9 });
}

function pngOf(side: number, pixels: Uint8Array): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function polyglot(photo: Buffer): Buffer {
  const page = "<!doctype html><script>alert(1)</script>";
  return Buffer.concat([withSegments(photo, 1, 0xfe, page), Buffer.from(page)]);
}

/** Inserts segments of the largest size behind the start of a JPEG. */
function withSegments(photo: Buffer, count: number, marker: number, start: string): Buffer {
  const segments = Array.from({ length: count }, (_, index) => {
    const numbered = marker === 0xe2 ? [index + 1, count] : [];
    const segment = Buffer.alloc(65_535, 7);
    Buffer.from([...Buffer.from(start, "latin1"), ...numbered]).copy(segment, 2);
    segment.writeUInt16BE(65_535, 0);
    return Buffer.concat([Buffer.from([0xff, marker]), segment]);
  });
  return Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2)]);
}

async function withPackedText(length: number): Promise<Buffer> {
  const whole = await blank(64, 64);
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(length, 32))]);
  return Buffer.concat([whole.subarray(0, 33), chunk("zTXt", text), whole.subarray(33)]);
}

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(["#f00", "#0f0", "#00f"].map((background) => blank(64, 64, background)));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const inks = (photo: Buffer) => sharp(photo).toColourspace("cmyk").jpeg().toBuffer();

const located = (photo: Buffer) =>
  sharp(photo)
    .withExif({ IFD0: { Artist: "Gizli Isim" }, IFD3: { GPSLatitude: "41/1 0/1 0/1" } })
    .toBuffer();

/** The part of a HEIC file that is read without a decoder. */
const heicHeader = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(4096)]);
