import type { Picture } from "../../domain/catalog/media.ts";
import type { PictureWork } from "../pictures/pictures.ts";
import type { DrawShare } from "../share/share-pictures.ts";
import type { Job, Made } from "./jobs.ts";
import { openRoom, type Room } from "./room.ts";

export type Workshop = PictureWork & {
  drawShare: DrawShare;
  /** Whoever still waits for a picture goes without it. */
  close(): Promise<void>;
};

type Parts = { warn(event: string, fields: { reason: string }): void; idleMs?: number };

/** Whoever has come to work with pictures goes on within this time; then their memory is given back. */
const IDLE_MS = 60_000;

/**
 * Pictures are read and made in a process of its own (decision 60): a page never waits for one, and a file that brings its
 * decoder down brings nothing else down.
 */
export function openWorkshop({ warn, idleMs = IDLE_MS }: Parts): Workshop {
  let room: Room | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function make(job: Job): Promise<Made> {
    clearTimeout(idle);
    room ??= openRoom(ended);
    try {
      return await room.make(job);
    } finally {
      clearTimeout(idle);
      idle = setTimeout(closeIdle, idleMs).unref();
    }
  }

  function ended(ending: Room, reason: string): void {
    if (room !== ending) return;
    room = undefined;
    warn("workshop_ended", { reason });
  }

  function closeIdle(): void {
    if (room?.isIdle()) void close();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const closing = room;
    room = undefined;
    await closing?.close();
  }

  return {
    reEncode: async (upload) => asPicture(await make({ what: "reEncode", upload })),
    cutPicture: async (original, cut) => asPicture(await make({ what: "cut", original, cut })),
    encodePicture: async (bytes, { width, format }) => asBytes(await make({ what: "encode", bytes, width, format })),
    drawShare: async (card) => asBytes(await make({ what: "drawShare", card })),
    close,
  };
}

const asBytes = (made: Made): Uint8Array => (made instanceof Uint8Array ? made : made.bytes);

function asPicture(made: Made): Picture {
  if (made instanceof Uint8Array) throw new Error("the workshop made bytes where a picture was asked for");
  return made;
}
