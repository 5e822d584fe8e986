import type { Picture } from "../../domain/catalog/media.ts";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PictureForm } from "../pictures/made-pictures.ts";
import type { KeptPicture } from "../pictures/pictures.ts";
import type { ShareCard } from "../share/share-drawing.ts";

/** What to do with the bytes that have been brought. */
export type Job =
  | { what: "reEncode" }
  | { what: "cut"; original: KeptPicture; cut: PictureCut }
  | { what: "encode"; width: number; format: PictureForm }
  | { what: "drawShare"; card: ShareCard };

export type Made = Picture | Uint8Array;

/** Each kind of work reads its libraries when it is first asked for. */
export async function doJob(job: Job, bytes: Uint8Array): Promise<Made> {
  if (job.what === "reEncode") return (await import("../pictures/re-encode.ts")).reEncode(bytes);
  if (job.what === "encode") return (await import("../pictures/encode-picture.ts")).encodePicture(bytes, job);
  if (job.what === "drawShare") return (await import("../share/share-drawing.ts")).drawShare(job.card);
  const { cutPicture } = await import("../pictures/cut-picture.ts");
  return cutPicture({ ...job.original, bytes }, job.cut);
}
