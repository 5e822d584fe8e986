/** Read from the first bytes of a file, because its name and declared type may be wrong. */
export type PhotoHead = {
  /** One of the types that are sent unchanged. */
  type: "image/jpeg" | "image/png" | "image/webp" | undefined;
  isHeic: boolean;
  /** 0 if only decoding the picture would tell. */
  pixels: number;
};

/** A phone writes place and time before the size. */
const HEAD_BYTES = 256 * 1024;

export async function readPhotoHead(file: Blob): Promise<PhotoHead> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeOf(head);
  const isHeic = /^ftyp(?:hei[csmx]|hev[cmsx]|mif1|msf1)/.test(textAt(head, 4, 8));
  return { type, isHeic, pixels: type ? PIXELS[type](head) : 0 };
}

function typeOf(head: DataView): PhotoHead["type"] {
  if (textAt(head, 0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (textAt(head, 0, 6) === "\x89PNG\r\n") return "image/png";
  return textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 4) === "WEBP" ? "image/webp" : undefined;
}

const PIXELS = { "image/jpeg": pixelsOfJpeg, "image/png": pixelsOfPng, "image/webp": pixelsOfWebp };

function pixelsOfPng(head: DataView): number {
  return head.byteLength < 24 ? 0 : head.getUint32(16) * head.getUint32(20);
}

/** The extended format (VP8X) has three bytes for each side. The others have at most 16,384 pixels a side. */
function pixelsOfWebp(head: DataView): number {
  if (head.byteLength < 30 || textAt(head, 12, 4) !== "VP8X") return 0;
  const side = (at: number) => 1 + head.getUint16(at, true) + head.getUint8(at + 2) * 0x10000;
  return side(24) * side(27);
}

/** Walks the segments up to the one in which a frame begins. */
function pixelsOfJpeg(head: DataView): number {
  for (let at = 2; at + 9 <= head.byteLength && head.getUint8(at) === 0xff; at += 2 + head.getUint16(at + 2)) {
    if (FRAMES.has(head.getUint8(at + 1))) return head.getUint16(at + 5) * head.getUint16(at + 7);
  }
  return 0;
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

const textAt = ({ buffer }: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(buffer).subarray(at, at + length));
