import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import type { PictureFormat } from "../pictures/picture-cache.ts";
import type { PictureInfo } from "../pictures/pictures.ts";
import type { ShareCard } from "../share/share-drawing.ts";

/** What to make of the files in the job's folder. */
export type Job =
  | { what: "reEncode" }
  | { what: "cut"; original: PictureInfo; cut: PictureCut }
  | { what: "encode"; width: number; format: PictureFormat }
  | { what: "drawShare"; card: Omit<ShareCard, "photos">; grounds: readonly string[] };

export const inputFile = (folder: string, at = 0): string => join(folder, `given-${at}`);
export const outputFile = (folder: string): string => join(folder, "made");

/** Each kind of job loads its libraries when it is first asked for. */
export async function runJob(job: Job, folder: string): Promise<PictureInfo | null> {
  const { about, bytes } = await make(job, folder);
  await writeFile(outputFile(folder), bytes);
  return about;
}

async function make(job: Job, folder: string): Promise<{ about: PictureInfo | null; bytes: Uint8Array }> {
  if (job.what === "drawShare") {
    const { drawShare } = await import("../share/share-drawing.ts");
    const photos = job.grounds.map(async (ground, at) => ({ ground, bytes: await readFile(inputFile(folder, at)) }));
    return { about: null, bytes: await drawShare({ ...job.card, photos: await Promise.all(photos) }) };
  }
  const given = await readFile(inputFile(folder));
  if (job.what === "encode") {
    const { encodePicture } = await import("../pictures/encode-picture.ts");
    return { about: null, bytes: await encodePicture(given, job) };
  }
  const { bytes, ...about } = await (job.what === "cut" ? cut(job, given) : reEncode(given));
  return { about, bytes };
}

const reEncode = async (bytes: Uint8Array) => (await import("../pictures/re-encode.ts")).reEncode(bytes);

const cut = async ({ original, cut }: Extract<Job, { what: "cut" }>, bytes: Uint8Array) =>
  (await import("../pictures/cut-picture.ts")).cutPicture({ ...original, bytes }, cut);
