/** A place for so many bytes is made, pieces are put there, a word is said about them. */
const KINDS = ["place", "piece", "word"] as const;
const HEAD_BYTES = 9;

/** The size is that of the place, or of what follows. */
export type Head = { kind: (typeof KINDS)[number]; id: number; size: number };

type Heard = {
  place(id: number, size: number): void;
  /** In as many parts as the pipe has cut it. They are good until this returns. */
  piece(id: number, part: Uint8Array): void;
  word(id: number, bytes: Uint8Array): void;
};

export function headOf({ kind, id, size }: Head): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KINDS.indexOf(kind), 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(size, 5);
  return head;
}

/** Takes what comes apart, however a pipe has cut it. */
export function frameReader({ place, piece, word }: Heard) {
  let head: Head | undefined;
  let missing = HEAD_BYTES;
  let parts: Uint8Array[] = [];

  function take(part: Uint8Array): void {
    missing -= part.byteLength;
    if (head?.kind === "piece") piece(head.id, part);
    else parts.push(Uint8Array.from(part));
    if (missing === 0) finish();
  }

  function finish(): void {
    const whole = Buffer.concat(parts);
    parts = [];
    if (head?.kind === "word") word(head.id, whole);
    head = head ? undefined : bodyAfter(readHead(whole));
    missing = head?.size ?? HEAD_BYTES;
  }

  function bodyAfter(read: Head): Head | undefined {
    if (read.kind !== "place") return read;
    place(read.id, read.size);
    return undefined;
  }

  return (chunk: Uint8Array): void => {
    for (let at = 0; at < chunk.byteLength; ) {
      const part = chunk.subarray(at, at + missing);
      at += part.byteLength;
      take(part);
    }
  };
}

function readHead(bytes: Buffer): Head {
  const kind = KINDS[bytes.readUInt8(0)];
  if (!kind) throw new Error("the pipe says what nobody has said");
  return { kind, id: bytes.readUInt32LE(1), size: bytes.readUInt32LE(5) };
}
