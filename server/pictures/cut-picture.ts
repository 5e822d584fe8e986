import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { coveringScale, type PictureCut, turnedSize } from "../../domain/catalog/picture-cut.ts";
import { openPicture, refuseOddShape, stored } from "./re-encode.ts";

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** A tilted picture is half see-through along its edges. */
const BLENDED_EDGE = 4;

type Box = { left: number; top: number; width: number; height: number };

/** A new picture made of one of ours; the app shows the same before it is made. */
export async function cutPicture(original: Picture, cut: PictureCut): Promise<Picture> {
  const turned = await turnedPicture(original.bytes, cut.turn + cut.tilt);
  const box = boxOf(original, turned.info, cut);
  refuseOddShape(box);
  const { width, height, channels } = turned.info;
  const part = sharp(turned.data, { raw: { width, height, channels } }).extract(box);
  return stored(cut.background === null ? part : onSquare(part, box, cut.background));
}

const turnedPicture = (bytes: Uint8Array, degrees: number) =>
  openPicture(bytes).ensureAlpha().rotate(degrees, { background: NOTHING }).raw().toBuffer({ resolveWithObject: true });

/** The wanted part of the turned picture, whose corners grew beyond the frame that is seen of it. */
function boxOf(original: Picture, turned: { width: number; height: number }, { turn, tilt, crop }: PictureCut): Box {
  const frame = turnedSize(original, turn);
  const scale = coveringScale(frame, tilt);
  const blend = tilt === 0 ? 0 : BLENDED_EDGE / Math.min(frame.width, frame.height);
  const [width, height] = [(frame.width / scale) * (1 - blend), (frame.height / scale) * (1 - blend)];
  const { left, top, ...share } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const inside = (at: number, most: number) => Math.min(Math.max(Math.round(at), 0), most);
  const box = {
    left: inside((turned.width - width) / 2 + left * width, turned.width - 1),
    top: inside((turned.height - height) / 2 + top * height, turned.height - 1),
  };
  return {
    ...box,
    width: Math.max(1, inside(share.width * width, turned.width - box.left)),
    height: Math.max(1, inside(share.height * height, turned.height - box.top)),
  };
}

function onSquare(part: Sharp, { width, height }: Box, background: string): Sharp {
  const side = Math.max(width, height);
  return part.resize({ width: side, height: side, fit: "contain", background }).flatten({ background });
}
