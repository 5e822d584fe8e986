import type { Picture } from "../../domain/catalog/media.ts";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PictureForm } from "../pictures/made-pictures.ts";
import type { ShareCard } from "../share/share-drawing.ts";

export type Job =
  | { what: "reEncode"; upload: Uint8Array }
  | { what: "cut"; original: Picture; cut: PictureCut }
  | { what: "encode"; bytes: Uint8Array; width: number; format: PictureForm }
  | { what: "drawShare"; card: ShareCard };

export type Made = Picture | Uint8Array;

/** Each kind of work reads its libraries when it is first asked for. */
export async function doJob(job: Job): Promise<Made> {
  if (job.what === "reEncode") return (await import("../pictures/re-encode.ts")).reEncode(job.upload);
  if (job.what === "cut") return (await import("../pictures/cut-picture.ts")).cutPicture(job.original, job.cut);
  if (job.what === "encode") return (await import("../pictures/encode-picture.ts")).encodePicture(job.bytes, job);
  return (await import("../share/share-drawing.ts")).drawShare(job.card);
}
