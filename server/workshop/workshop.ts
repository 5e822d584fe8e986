import { readFile, writeFile } from "node:fs/promises";
import type { Picture } from "../../domain/catalog/media.ts";
import type { PictureInfo, PictureWork } from "../pictures/pictures.ts";
import type { DrawShare } from "../share/share-pictures.ts";
import { type Child, startChild } from "./child.ts";
import { openJobFolders } from "./job-folders.ts";
import { inputFile, type Job, outputFile } from "./jobs.ts";

export type Workshop = PictureWork & {
  drawShare: DrawShare;
  /** A request that still waits for a picture goes without it. */
  close(): Promise<void>;
};

type Parts = {
  /** Where the files of a job lie as long as it lasts. */
  folder: string;
  warn(event: string, fields: { reason: string }): void;
  idleMs?: number;
  timeoutMs?: number;
};

/** An owner at work with pictures goes on within this time; then their memory is given back. */
const IDLE_MS = 60_000;

/**
 * Pictures are read and made in a process of its own (decision 60): a page never waits for one, and a file that brings its
 * decoder down brings nothing else down.
 */
export function openWorkshop({ folder: root, warn, idleMs = IDLE_MS, timeoutMs }: Parts): Workshop {
  const folders = openJobFolders(root);
  let child: Child | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function run(job: Job, folder: string): Promise<{ about: PictureInfo | null; bytes: Uint8Array }> {
    clearTimeout(idle);
    child ??= startChild(ended, timeoutMs);
    try {
      const about = await child.do(job, folder);
      return { about, bytes: await readFile(outputFile(folder)) };
    } finally {
      clearTimeout(idle);
      idle = setTimeout(closeIdle, idleMs).unref();
    }
  }

  const runOn = (job: Job, given: readonly Uint8Array[]) =>
    folders.use(async (folder) => {
      for (const [at, bytes] of given.entries()) await writeFile(inputFile(folder, at), bytes);
      return run(job, folder);
    });

  function ended(ending: Child, reason: string): void {
    if (child !== ending) return;
    child = undefined;
    warn("workshop_ended", { reason });
  }

  function closeIdle(): void {
    if (child?.isIdle()) void closeChild();
  }

  async function closeChild(): Promise<void> {
    clearTimeout(idle);
    const closing = child;
    child = undefined;
    await closing?.close();
  }

  return {
    receive: (upload, takeTurn) =>
      folders.use(async (folder) => {
        await writeFile(inputFile(folder), upload);
        return takeTurn(async () => asPicture(await run({ what: "reEncode" }, folder)));
      }),
    cutPicture: async ({ bytes, ...original }, cut) => asPicture(await runOn({ what: "cut", original, cut }, [bytes])),
    encodePicture: async (bytes, { width, format }) => (await runOn({ what: "encode", width, format }, [bytes])).bytes,
    async drawShare({ photos, ...card }) {
      const grounds = photos.map(({ ground }) => ground);
      const given = photos.map(({ bytes }) => bytes);
      return (await runOn({ what: "drawShare", card, grounds }, given)).bytes;
    },
    async close() {
      await closeChild();
      folders.clear();
    },
  };
}

function asPicture({ about, bytes }: { about: PictureInfo | null; bytes: Uint8Array }): Picture {
  if (!about) throw new Error("the workshop made bytes where a picture was asked for");
  return { ...about, bytes };
}
