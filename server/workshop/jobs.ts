import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PictureFormat } from "../pictures/picture-cache.ts";
import type { PictureInfo } from "../pictures/pictures.ts";
import type { ShareCard } from "../share/share-drawing.ts";

/** A job reads its input files from its folder and writes its output there. */
export type Job =
  | { kind: "reEncode" }
  | { kind: "cut"; original: PictureInfo; cut: PictureCut }
  | { kind: "encode"; width: number; format: PictureFormat }
  | { kind: "drawShare"; card: Omit<ShareCard, "photos">; photoBackgrounds: readonly string[] };

export const inputFile = (folder: string, index = 0): string => join(folder, `input-${index}`);
export const outputFile = (folder: string): string => join(folder, "output");

/** Each kind of job loads its libraries at its first use. */
export async function runJob(job: Job, folder: string): Promise<PictureInfo | null> {
  const { info, bytes } = await make(job, folder);
  await writeFile(outputFile(folder), bytes);
  return info;
}

async function make(job: Job, folder: string): Promise<{ info: PictureInfo | null; bytes: Uint8Array }> {
  if (job.kind === "drawShare") {
    const { drawShare } = await import("../share/share-drawing.ts");
    const photos = job.photoBackgrounds.map(async (background, index) => ({
      background,
      bytes: await readFile(inputFile(folder, index)),
    }));
    return { info: null, bytes: await drawShare({ ...job.card, photos: await Promise.all(photos) }) };
  }
  const input = await readFile(inputFile(folder));
  if (job.kind === "encode") {
    const { encodePicture } = await import("../pictures/encode-picture.ts");
    return { info: null, bytes: await encodePicture(input, job) };
  }
  const { bytes, ...info } = await (job.kind === "cut" ? cut(job, input) : reEncode(input));
  return { info, bytes };
}

const reEncode = async (bytes: Uint8Array) => (await import("../pictures/re-encode.ts")).reEncode(bytes);

const cut = async ({ original, cut }: Extract<Job, { kind: "cut" }>, bytes: Uint8Array) =>
  (await import("../pictures/cut-picture.ts")).cutPicture({ ...original, bytes }, cut);
