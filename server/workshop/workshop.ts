import type { Picture } from "../../domain/catalog/media.ts";
import type { Pieces } from "../http/bounded-body.ts";
import { MAX_UPLOAD_BYTES } from "../http/picture-body.ts";
import type { Brought, PictureWork } from "../pictures/pictures.ts";
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
const NOTHING = new Uint8Array();

/**
 * Pictures are read and made in a process of its own (decision 60): a page never waits for one, and a file that brings its
 * decoder down brings nothing else down.
 */
export function openWorkshop({ warn, idleMs = IDLE_MS }: Parts): Workshop {
  let room: Room | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    clearTimeout(idle);
    room ??= openRoom(ended);
    const order = room.begin();
    return {
      ...order,
      leave() {
        order.leave();
        clearTimeout(idle);
        idle = setTimeout(closeIdle, idleMs).unref();
      },
    };
  }

  async function make(job: Job, bytes: Uint8Array = NOTHING): Promise<Made> {
    const order = begin();
    try {
      await order.bring(bytes.byteLength, [bytes]);
      return await order.make(job);
    } finally {
      order.leave();
    }
  }

  async function bring(upload: Pieces): Promise<Brought> {
    const { leave, ...order } = begin();
    try {
      await order.bring(MAX_UPLOAD_BYTES, upload);
    } catch (error) {
      leave();
      throw error;
    }
    return { reEncode: async () => asPicture(await order.make({ what: "reEncode" })), leave };
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
    bring,
    cutPicture: async ({ bytes, ...original }, cut) => asPicture(await make({ what: "cut", original, cut }, bytes)),
    encodePicture: async (bytes, { width, format }) => asBytes(await make({ what: "encode", width, format }, bytes)),
    drawShare: async (card) => asBytes(await make({ what: "drawShare", card })),
    close,
  };
}

const asBytes = (made: Made): Uint8Array => (made instanceof Uint8Array ? made : made.bytes);

function asPicture(made: Made): Picture {
  if (made instanceof Uint8Array) throw new Error("the workshop made bytes where a picture was asked for");
  return made;
}
