/** A place for so many bytes is made, a piece is put there, a word is said about them. */
const KINDS = ["place", "piece", "word"] as const;
const HEAD_BYTES = 9;

type Head = { kind: (typeof KINDS)[number]; id: number; size: number };
/** The size of a place is that of what is to come; of the others it is that of their body. */
export type Frame = Head & { body: Uint8Array };

export function headOf({ kind, id, size }: Head): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KINDS.indexOf(kind), 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(size, 5);
  return head;
}

/** Tells of each frame when all of it is there, however a pipe has cut them. */
export function frameReader(onFrame: (frame: Frame) => void) {
  let head: Head | undefined;
  let rest: Buffer = Buffer.alloc(0);

  return (chunk: Buffer): void => {
    rest = rest.byteLength === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const size = head ? bodyBytes(head) : HEAD_BYTES;
      if (rest.byteLength < size) return;
      const part = rest.subarray(0, size);
      rest = rest.subarray(size);
      if (head) onFrame({ ...head, body: part });
      head = head ? undefined : readHead(part);
    }
  };
}

const bodyBytes = ({ kind, size }: Head): number => (kind === "place" ? 0 : size);

function readHead(bytes: Buffer): Head {
  const kind = KINDS[bytes.readUInt8(0)];
  if (!kind) throw new Error("the pipe says what nobody has said");
  return { kind, id: bytes.readUInt32LE(1), size: bytes.readUInt32LE(5) };
}
