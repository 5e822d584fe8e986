import { ShopError } from "../../domain/error.ts";

/** A text that is on its way for longer keeps somebody else waiting. */
const TEXT_PATIENCE_MS = 5000;

/** Bytes in parts that are small each, however many there are. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type Message = Pick<Request, "headers"> & { body: AsyncIterable<Uint8Array> | null };

/** At most `limit` bytes of UTF-8. */
export async function readText(message: Message, limit: number): Promise<string> {
  const late = Promise.withResolvers<never>();
  const patience = setTimeout(
    () => late.reject(new ShopError("malformed", "İstek zamanında gelmedi")),
    TEXT_PATIENCE_MS,
  );
  try {
    return decode(await Promise.race([readBytes(message, limit), late.promise]));
  } finally {
    clearTimeout(patience);
  }
}

export async function readBytes(message: Message, limit: number): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(boundedPieces(message, limit)));
}

/** A body with a declared length and one without are both held to the limit, and no more than that is given out of either. */
export async function* boundedPieces(message: Message, limit: number, refusal = tooLarge) {
  // A body nobody looked at is thrown away by the platform itself.
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) throw refusal();
  let size = 0;
  try {
    for await (const piece of message.body ?? []) {
      size += piece.byteLength;
      if (size > limit) throw refusal();
      yield piece;
    }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    // The sender has gone: nothing of ours has failed.
    throw new ShopError("malformed", "İstek yarıda kesildi", { cause });
  }
}

/** Unpacking is work that a few bytes can make for us. */
export function refuseCompressed({ headers }: Pick<Request, "headers">): void {
  const encoding = headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw new ShopError("wrong-type", "Sıkıştırılmış istek kabul edilmiyor");
}

export const tooLarge = () => new ShopError("too-large", "Gönderilen bilgi çok büyük");

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}
