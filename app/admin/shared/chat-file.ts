/** Chats are text; with its pictures a chat of some years has hundreds of megabytes, of which only the text is read. */
const MAX_TEXT = 20 * 1024 * 1024;

/** The text of an exported chat: a .txt file, or the one inside of a .zip. Undefined for anything else. */
export async function chatTextOf(file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const text = isZip ? await zippedText(file) : file;
  if (!text || text.size > MAX_TEXT || (!isZip && !isText(file))) return undefined;
  return text.text();
}

const isText = ({ name, type }: File): boolean => type.startsWith("text/") || name.toLowerCase().endsWith(".txt");

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

/** The first .txt file of a zip, as the table at its end has it. Zips beyond 4 GB have another table, and give nothing. */
async function zippedText(file: File): Promise<Blob | undefined> {
  const endAt = Math.max(file.size - END_LENGTH - LONGEST_COMMENT, 0);
  const end = await viewOf(file.slice(endAt));
  const at = lastIndexOf(end, END);
  if (at < 0) return undefined;
  const [length, start] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  const entry = textEntry(await viewOf(file.slice(start, start + length)));
  if (!entry || entry.size > MAX_TEXT) return undefined;
  const head = await viewOf(file.slice(entry.at, entry.at + 30));
  if (head.byteLength < 30) return undefined;
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(from, from + entry.packedSize);
  if (entry.method === STORED) return packed;
  return entry.method === DEFLATED ? unpacked(packed) : undefined;
}

const STORED = 0;
const DEFLATED = 8;

type Entry = { method: number; packedSize: number; size: number; at: number };

function textEntry(table: DataView<ArrayBuffer>): Entry | undefined {
  let at = 0;
  while (at + 46 <= table.byteLength && table.getUint32(at, true) === ENTRY) {
    const nameLength = table.getUint16(at + 28, true);
    const next = at + 46 + nameLength + table.getUint16(at + 30, true) + table.getUint16(at + 32, true);
    const name = new TextDecoder().decode(
      new Uint8Array(table.buffer, at + 46, Math.min(nameLength, table.byteLength - at - 46)),
    );
    if (name.toLowerCase().endsWith(".txt")) {
      return {
        method: table.getUint16(at + 10, true),
        packedSize: table.getUint32(at + 20, true),
        size: table.getUint32(at + 24, true),
        at: table.getUint32(at + 42, true),
      };
    }
    at = next;
  }
  return undefined;
}

/** Undefined for a damaged file, and for one that unpacks to more than it says. */
async function unpacked(packed: Blob): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      size += value.byteLength;
      if (size > MAX_TEXT) return undefined;
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return new Blob(chunks);
}

const viewOf = async (part: Blob): Promise<DataView<ArrayBuffer>> => new DataView(await part.arrayBuffer());

function lastIndexOf(view: DataView, signature: number): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === signature) return at;
  }
  return -1;
}
