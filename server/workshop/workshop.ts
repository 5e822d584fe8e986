import { readFile, writeFile } from "node:fs/promises";
import type { Picture } from "../../domain/catalog/media.ts";
import type { PictureInfo, PictureWork } from "../pictures/pictures.ts";
import type { DrawShare } from "../share/share-pictures.ts";
import { type Child, startChild } from "./child.ts";
import { openJobFolders } from "./job-folders.ts";
import { inputFile, type Job, outputFile } from "./jobs.ts";

export type Workshop = PictureWork & {
  drawShare: DrawShare;
  /** Ends the process; requests that still wait for a picture fail. */
  close(): Promise<void>;
};

type Parts = {
  /** Holds the files of running jobs. */
  folder: string;
  warn(event: string, fields: { reason: string }): void;
  idleMs?: number;
  timeoutMs?: number;
};

/** After this time without a job the process ends and frees its memory. */
const IDLE_MS = 60_000;

/**
 * Reads and makes pictures in a child process (decision 60), so that no page waits for a picture and a file that crashes its
 * decoder does not crash the shop.
 */
export function openWorkshop({ folder: root, warn, idleMs = IDLE_MS, timeoutMs }: Parts): Workshop {
  const folders = openJobFolders(root);
  let child: Child | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  async function run(job: Job, folder: string): Promise<{ info: PictureInfo | null; bytes: Uint8Array }> {
    clearTimeout(idleTimer);
    child ??= startChild(handleEnd, timeoutMs);
    try {
      const info = await child.run(job, folder);
      return { info, bytes: await readFile(outputFile(folder)) };
    } finally {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(closeIfIdle, idleMs).unref();
    }
  }

  const runWithInputs = (job: Job, inputs: readonly Uint8Array[]) =>
    folders.use(async (folder) => {
      for (const [index, bytes] of inputs.entries()) await writeFile(inputFile(folder, index), bytes);
      return run(job, folder);
    });

  function handleEnd(ended: Child, reason: string): void {
    if (child !== ended) return;
    child = undefined;
    warn("workshop_ended", { reason });
  }

  function closeIfIdle(): void {
    if (child?.isIdle()) void closeChild();
  }

  /** Also waits for a process that is ending because it was idle. */
  async function closeChild(): Promise<void> {
    clearTimeout(idleTimer);
    ended = Promise.all([ended, child?.close()]);
    child = undefined;
    await ended;
  }

  return {
    receive: (upload, takeTurn) =>
      folders.use(async (folder) => {
        await writeFile(inputFile(folder), upload);
        return takeTurn(async () => asPicture(await run({ kind: "reEncode" }, folder)));
      }),
    cutPicture: async ({ bytes, ...original }, cut) =>
      asPicture(await runWithInputs({ kind: "cut", original, cut }, [bytes])),
    encodePicture: async (bytes, { width, format }) =>
      (await runWithInputs({ kind: "encode", width, format }, [bytes])).bytes,
    async drawShare({ photos, ...card }) {
      const photoBackgrounds = photos.map(({ background }) => background);
      const inputs = photos.map(({ bytes }) => bytes);
      return (await runWithInputs({ kind: "drawShare", card, photoBackgrounds }, inputs)).bytes;
    },
    async close() {
      await closeChild();
      await folders.clear();
    },
  };
}

function asPicture({ info, bytes }: { info: PictureInfo | null; bytes: Uint8Array }): Picture {
  if (!info) throw new Error("the job returned no picture");
  return { ...info, bytes };
}
