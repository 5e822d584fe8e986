import { setImmediate as nextTurn } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";

/** How much more is read and thrown away, so that a refusal reaches who is still sending. */
const PATIENCE = 32;

/** Bytes in parts that are small each, however many there are. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type Message = Pick<Request, "headers"> & { body: AsyncIterable<Uint8Array> | null };
type Reader = AsyncIterator<Uint8Array>;

/** At most `limit` bytes of UTF-8. */
export async function readText(message: Message, limit: number): Promise<string> {
  return decode(await readBytes(message, limit));
}

export async function readBytes(message: Message, limit: number): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(boundedPieces(message, limit)));
}

/**
 * The body as it comes, read no faster than it is asked for. One with a declared length and one without are both held to the
 * limit, and no more than that is given out of either.
 */
export function boundedPieces(message: Message, limit: number, refusal = tooLarge): AsyncIterable<Uint8Array> {
  // A body nobody looked at is thrown away by the platform itself.
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) throw refusal();
  return piecesOf(message.body, limit, refusal);
}

async function* piecesOf(body: Message["body"], limit: number, refusal: () => ShopError) {
  const reader = readerOf(body);
  let size = 0;
  try {
    for (;;) {
      const piece = await nextPiece(reader);
      if (!piece) return;
      size += piece.byteLength;
      if (size > limit) throw refusal();
      yield piece;
    }
  } finally {
    // Whoever asked for the pieces may have refused the rest.
    await throwAway(reader, limit * PATIENCE - size);
  }
}

/** A refusal reaches only who has sent all. */
export const readInVain = (body: Message["body"], limit: number): Promise<void> =>
  throwAway(readerOf(body), limit * PATIENCE);

const readerOf = (body: Message["body"]): Reader => (body ?? nothing())[Symbol.asyncIterator]();

async function* nothing() {}

async function nextPiece(reader: Reader): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await reader.next();
    return done ? undefined : value;
  } catch (cause) {
    // Who was sending has gone: nothing of ours has failed.
    throw new ShopError("malformed", "İstek yarıda kesildi", { cause });
  }
}

/** A piece in each turn of the loop: however many are refused at once, pages are served meanwhile. */
async function throwAway(reader: Reader, most: number): Promise<void> {
  let left = most;
  try {
    while (left > 0) {
      const piece = await nextPiece(reader);
      if (!piece) return;
      left -= piece.byteLength;
      await nextTurn();
    }
    await reader.return?.();
  } catch {
    // Nobody is there to hear a refusal.
  }
}

/** Unpacking is work that a few bytes can make for us. */
export function refuseCompressed({ headers }: Pick<Request, "headers">): void {
  const encoding = headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw new ShopError("wrong-type", "Sıkıştırılmış istek kabul edilmiyor");
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

function tooLarge() {
  return new ShopError("too-large", "Gönderilen bilgi çok büyük");
}
