import type { Duplex } from "node:stream";
import { deserialize, serialize } from "node:v8";
import type { Pieces } from "../http/bounded-body.ts";
import { giveBack } from "../http/given-back.ts";
import { frameReader, type Head, headOf } from "./frames.ts";

/** What lies in a process of what is on its way, however much it is in all. */
const PIECE_BYTES = 64 * 1024;
const NOTHING = new Uint8Array();

type Place = { bytes: Uint8Array; filled: number };

/** Carries bytes piece by piece between two processes, and after them a word on what they are. Several may be on their way at once. */
export function openBelt<Heard>(pipe: Duplex, arrived: (id: number, word: Heard, bytes: Uint8Array) => void) {
  const places = new Map<number, Place>();

  const read = frameReader({
    place: (id, size) => places.set(id, { bytes: Buffer.allocUnsafeSlow(size), filled: 0 }),
    piece: put,
    word: (id, bytes) => arrived(id, deserialize(bytes), taken(id)),
  });
  pipe.on("data", (chunk: Buffer) => {
    read(chunk);
    giveBack(chunk);
  });

  function put(id: number, piece: Uint8Array): void {
    const place = places.get(id);
    if (!place) throw new Error("bytes have come for which there is no place");
    place.bytes.set(piece, place.filled);
    place.filled += piece.byteLength;
  }

  function taken(id: number): Uint8Array {
    const { bytes, filled } = places.get(id) ?? { bytes: NOTHING, filled: 0 };
    places.delete(id);
    return bytes.subarray(0, filled);
  }

  /** Done when it is in the other's hands, or in the system's. */
  function write(head: Head, body: Uint8Array = NOTHING): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    pipe.cork();
    pipe.write(headOf(head));
    pipe.write(body, (error) => (error ? reject(error) : resolve()));
    pipe.uncork();
    return promise;
  }

  return {
    /** At most so many bytes. The next piece is asked for when this one has gone. */
    async bring(id: number, most: number, pieces: Pieces): Promise<void> {
      await write({ kind: "place", id, size: most });
      for await (const bytes of pieces) {
        for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
          const piece = bytes.subarray(at, at + PIECE_BYTES);
          await write({ kind: "piece", id, size: piece.byteLength }, piece);
        }
      }
    },
    say(id: number, word: unknown): Promise<void> {
      const body = serialize(word);
      return write({ kind: "word", id, size: body.byteLength }, body);
    },
  };
}
