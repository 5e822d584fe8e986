import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { coveringScale, type PictureCut, turnedSize } from "../../domain/catalog/picture-cut.ts";
import { decoded, encodedPicture, openPicture, refuseOddShape } from "./re-encode.ts";

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels cut off a tilted picture, whose edges are half transparent. */
const BLENDED_EDGE = 4;

type Box = { left: number; top: number; width: number; height: number };

/** Makes a new picture from a stored one, exactly as the app's preview showed it. */
export async function cutPicture(original: Picture, cut: PictureCut): Promise<Picture> {
  const turned = await turnedPicture(original.bytes, cut.turn + cut.tilt);
  const box = boxOf(original, turned.info, cut);
  refuseOddShape(box);
  const { width, height, channels } = turned.info;
  const part = sharp(turned.data, { raw: { width, height, channels } }).extract(box);
  return encodedPicture(cut.background === null ? part : onSquare(part, box, cut.background));
}

const turnedPicture = (bytes: Uint8Array, degrees: number) =>
  decoded(
    openPicture(bytes)
      .ensureAlpha()
      .rotate(degrees, { background: TRANSPARENT })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

/** The selected part, in pixels of the turned picture, which is larger than the frame that the app shows. */
function boxOf(original: Picture, turned: { width: number; height: number }, { turn, tilt, crop }: PictureCut): Box {
  const frame = turnedSize(original, turn);
  const scale = coveringScale(frame, tilt);
  const blend = tilt === 0 ? 0 : BLENDED_EDGE / Math.min(frame.width, frame.height);
  const width = (frame.width / scale) * (1 - blend);
  const height = (frame.height / scale) * (1 - blend);
  const { left, top, ...share } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const clamped = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
  const box = {
    left: clamped((turned.width - width) / 2 + left * width, turned.width - 1),
    top: clamped((turned.height - height) / 2 + top * height, turned.height - 1),
  };
  return {
    ...box,
    width: Math.max(1, clamped(share.width * width, turned.width - box.left)),
    height: Math.max(1, clamped(share.height * height, turned.height - box.top)),
  };
}

function onSquare(part: Sharp, { width, height }: Box, background: string): Sharp {
  const side = Math.max(width, height);
  return part.resize({ width: side, height: side, fit: "contain", background }).flatten({ background });
}
